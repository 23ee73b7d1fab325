import { ChatbotToggle } from '../chatbot/toggle.tsx';
import { useConversation } from '../portal-context.tsx';
import { ConfirmAddress } from '../profile/confirm-address.tsx';
import { Copyright } from './copyright.tsx';
import { FaceSwitch } from './face-switch.tsx';
import { Rail } from './navigation/rail.tsx';
import { Notice } from './notice.tsx';
import { OtherFace } from './other-face.tsx';
import { Talk } from './talk.tsx';
import { TopBar } from './top-bar.tsx';
import { useFace } from './use-face.ts';

/** The signed-in portal: rail, conversation and canvas, as many of them as there is room for. */
export function Frame({ title }: { title: string }) {
  const { face, both, choose } = useFace(true);
  const unconfirmed = useConversation((v) => v.session.awaits === 'confirmation');
  const other = face === 'chat' ? null : <OtherFace face={face} beside={both} />;
  return (
    <div className="frame">
      <Rail />
      <div className="frame__main">
        <TopBar title={title}>
          <FaceSwitch face={face} choose={choose} />
          <ChatbotToggle />
        </TopBar>
        <Notice />
        {unconfirmed && <ConfirmAddress slim />}
        <main className={both ? 'panes panes--both' : 'panes'}>
          <Talk instead={both ? null : other} note={<Copyright />} />
          {both && (
            <aside className="canvas" aria-label="Canvas">
              {other}
            </aside>
          )}
        </main>
      </div>
    </div>
  );
}
