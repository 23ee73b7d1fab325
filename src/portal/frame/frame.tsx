import { ChatbotToggle } from '../chatbot/toggle.tsx';
import { useConversation } from '../conversation/portal-context.tsx';
import { FaceSwitch } from '../faces/face-switch.tsx';
import { OtherFace } from '../faces/other-face.tsx';
import { Talk } from '../faces/talk.tsx';
import { useFace } from '../faces/use-face.ts';
import { ConfirmAddress } from '../notices/confirm-address.tsx';
import { Notice } from '../notices/notice.tsx';
import { Copyright } from '../site/copyright.tsx';
import { Rail } from './navigation/rail.tsx';
import { TopBar } from './top-bar.tsx';

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
