import type { Area } from '../../scene.ts';

/** What a visitor meets first. */
export const LANDING: Area = {
  area: 'landing',
  scenes: [
    { name: 'form of private estates', as: 'visitor', at: '/?face=form' },
    { name: 'menu drawer', as: 'visitor', at: '/', widths: [360], do: [{ press: 'Menu' }] },
    { name: 'home chat', as: 'visitor', at: '/home?face=chat' },
    { name: 'first sentence', as: 'visitor', at: '/', do: [{ say: 'hello' }] },
    {
      name: 'one sentence fills a purchase',
      as: 'visitor',
      at: '/',
      flow: 'airtime',
      do: [{ say: 'mtn 500 for 08031234567' }, { see: 'mtn 500 for 08031234567' }],
    },
    { name: 'modal sign in', as: 'visitor', at: '/?modal=sign-in', flow: 'sign-in-modal' },
    { name: 'modal sign up', as: 'visitor', at: '/?modal=sign-up', flow: 'sign-up' },
    { name: 'modal forgot password', as: 'visitor', at: '/?modal=forgot-password', flow: 'forgot-password' },
    {
      name: 'modal sign in refused',
      as: 'visitor',
      at: '/?modal=sign-in',
      flow: 'sign-in-modal',
      do: [{ press: 'Sign in', within: { form: 'Sign in' } }],
    },
  ],
};
