import { Copyright } from '../frame/drawer.tsx';
import { FaceSwitch } from '../frame/face-switch.tsx';
import { OtherFace } from '../frame/other-face.tsx';
import { Talk } from '../frame/talk.tsx';
import { useFace } from '../frame/use-face.ts';
import { useConversation } from '../portal-context.tsx';
import { useMedia, WIDE } from '../ui/media.ts';
import { ServiceMenu } from './service-menu.tsx';
import { SiteHeader } from './site-header.tsx';
import { Welcome } from './welcome.tsx';
import './landing.css';

/** The first screen of somebody who is not signed in: the service menu beside the conversation (S3 section 2). */
export function Landing() {
  const { face, choose } = useFace(false);
  const roomy = useMedia(WIDE.replace('1200', '993'));
  const fresh = useConversation((v) => v.view === null && !v.messages.some((message) => message.from === 'person'));
  return (
    <div className={fresh ? 'landing landing--fresh' : 'landing'}>
      <SiteHeader signIn={fresh ? 'primary' : 'secondary'} />
      <main className="landing__body">
        {roomy && <ServiceMenu />}
        <div className="stage">
          {fresh ? (
            <Talk instead={<Welcome menu={!roomy && <ServiceMenu folding />} />} quiet note={<FeeNote />} />
          ) : (
            <>
              <div className="stage__head">
                <h1 className="hidden">Wattchat</h1>
                <FaceSwitch face={face} choose={choose} />
              </div>
              <Talk instead={face === 'chat' ? null : <OtherFace face={face} beside={false} />} note={<FeeNote />} />
            </>
          )}
        </div>
      </main>
      <footer className="landing__foot">
        <Copyright />
      </footer>
    </div>
  );
}

function FeeNote() {
  return (
    <p className="fee-note">The fee and the total are shown before you pay. Nothing is charged until you say yes.</p>
  );
}
