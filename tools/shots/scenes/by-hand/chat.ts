import type { Area, Deed } from '../../scene.ts';

const talk = (name: string, ...deeds: readonly Deed[]) => ({
  name,
  as: 'resident' as const,
  at: '/dashboard?face=chat',
  do: deeds,
});

/** What the conversation looks like between questions. */
export const CHAT: Area = {
  area: 'chat',
  scenes: [
    talk('greeting'),
    talk('not understood', { say: 'zzq blorp' }),
    talk('not understood twice', { say: 'zzq blorp' }, { say: 'zzq blorp' }),
    talk('choices', { say: 'buy data' }),
    talk('a list that is searched', { say: 'buy data' }, { say: 'glo' }),
    talk('a digression', { say: 'buy power' }, { say: 'how much is the fee?' }),
    // On a desk it stands beside the chat, where that has nothing to say of it.
    {
      ...talk('shown as a form', { say: 'buy power 5000' }, { say: 'show as form' }, { see: 'In step with the chat' }),
      widths: [360, 1024],
    },
    talk('set aside', { say: 'buy power' }, { say: 'gotv max for 7023450001' }),
    talk('whether to go on', { say: 'buy power' }, { say: 'gotv max for 7023450001' }, { say: 'cancel' }),
    talk('a table', { say: 'my payments' }),
    talk('a masked field', { say: 'change my password' }),
    talk('a help article', { say: 'is it safe?' }),
    talk('the menu', { say: 'menu' }),
    { ...talk('menu drawer', { press: 'Menu' }), widths: [360] },
    talk('without a line', { line: 'gone' }, { say: 'what do I owe?' }),
    {
      ...talk(
        'waiting',
        { say: 'buy power 1000' },
        { press: 'Yes, pay ₦1,050', within: 'chat' },
        { card: '4242424242424242' },
      ),
      calls: { topupPower: 'never' },
      flow: 'buy-power',
    },
    { name: 'late token', as: 'late', at: '/dashboard?face=chat', do: [{ say: 'my payments' }] },
    { name: 'refused token', as: 'refused', at: '/dashboard?face=chat', do: [{ say: 'my payments' }] },
  ],
};
