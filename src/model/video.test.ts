import { expect, test } from 'vitest';
import { videoOf } from './video.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/abcdefghi-1';
const vimeo = 'https://player.vimeo.com/video/123456789?dnt=1';

test.for([
  ['https://www.youtube.com/watch?v=abcdefghi-1&t=3', youTube],
  ['https://m.youtube.com/watch?v=abcdefghi-1', youTube],
  ['https://www.youtube.com/shorts/abcdefghi-1', youTube],
  ['https://youtu.be/abcdefghi-1?si=x', youTube],
  ['https://vimeo.com/123456789', vimeo],
] as const)('%s is a video in the frame %s', ([address, frame]) => {
  expect(videoOf(address)?.frame).toBe(frame);
});

test.for([
  'https://www.youtube.com/@lindenhof',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch',
  'https://youtu.be/../../evil',
  'https://vimeo.com/lindenhof',
  'https://youtube.com.evil.example/watch?v=abcdefghi-1',
  'watches',
])('%s is not a video', (address) => {
  expect(videoOf(address)).toBeUndefined();
});
