import { browserPortal } from './conversation.ts';
import { mount } from './mount.tsx';

const place = document.getElementById('portal');
if (!place) throw new Error('The page has no place for the portal');
mount(browserPortal(), place);
