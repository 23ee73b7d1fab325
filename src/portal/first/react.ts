/** React by itself: a file of its own, which is run before what is built on it (vite.config.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
