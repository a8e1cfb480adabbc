/** A video on a service that other sites can embed. */
export interface Video {
  /** The visible name of the service. */
  service: string;
  /** The company that runs it. */
  operator: string;
  /** The page that shows the video in a frame, with as few cookies as the service allows. */
  frame: string;
}

/** The video at an address, if the service is supported. */
export function videoOf(address: string): Video | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = url.pathname.split('/');
  if (host === 'youtu.be') return youTube(first);
  if (host === 'youtube.com') {
    return youTube(first === 'watch' ? (url.searchParams.get('v') ?? '') : second);
  }
  return host === 'vimeo.com' ? vimeo(first) : undefined;
}

function youTube(id: string): Video | undefined {
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  return {
    service: 'YouTube',
    operator: 'Google Ireland Limited',
    frame: `https://www.youtube-nocookie.com/embed/${id}`,
  };
}

function vimeo(id: string): Video | undefined {
  if (!/^\d{5,12}$/.test(id)) return undefined;
  return {
    service: 'Vimeo',
    operator: 'Vimeo.com, Inc. (USA)',
    frame: `https://player.vimeo.com/video/${id}?dnt=1`,
  };
}
