import { hydrateRoot } from 'react-dom/client';
import { addAllMessages } from '#site/messages/all.ts';
import { Scene } from './scene.tsx';

addAllMessages();
const root = document.getElementById('app');
if (root) hydrateRoot(root, <Scene url={new URL(location.href)} />);
