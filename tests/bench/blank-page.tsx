import { hydrateRoot } from 'react-dom/client';

/** The least that a page with React does (long-tasks.ts). */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
hydrateRoot(root, <p>Blank</p>);
