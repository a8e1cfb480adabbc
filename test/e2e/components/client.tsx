import { hydrateRoot } from 'react-dom/client';
import { Scene } from './scene.tsx';

const root = document.getElementById('app');
if (root) hydrateRoot(root, <Scene url={new URL(location.href)} />);
