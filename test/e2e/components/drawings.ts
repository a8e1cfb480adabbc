/** The server's response to a request for a drawing. */
interface Drawing {
  status?: number;
  type?: string;
  body: string;
}

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" fill="currentColor" ${attributes}>${inner}</svg>`;

const path = '<path d="M0 0h40v10z"/>';

/** Files below /drawings, by their names. */
export const drawings: Record<string, Drawing> = {
  'lon.svg': { body: svg(path) },
  'gone.svg': { status: 404, body: svg(path) },
  'many.svg': { status: 300, body: svg(path) },
  'picture.svg': { type: 'image/png', body: svg(path) },
  'page.svg': { body: '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>' },
  'broken.svg': { body: '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>' },
  'styled.svg': {
    body: svg(`<style>.a{fill:#0f0}</style><path id="app" class="a" d="M0 0h40v10z"/>`),
  },
  'escaping.svg': {
    body: svg(
      `<style>.a{position:fixed!important;inset:0!important;width:100vw!important;height:100vh!important}</style>${path}`,
      'class="a" style="position:fixed;inset:0"',
    ),
  },
  'hostile.svg': {
    body: svg(
      [
        path,
        '<script>window.hacked = "script"</script>',
        '<x:script xmlns:x="http://www.w3.org/2000/svg">window.hacked = "prefix"</x:script>',
        '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="hello"/></foreignObject>',
        '<style xmlns="http://www.w3.org/1999/xhtml">.a{color:red}</style>',
        '<style>@import "/drawings/outside-style";</style>',
        '<style>.a{fill:url(/drawings/outside-fill)}</style>',
        '<image href="/drawings/outside-image"/>',
        '<use href="/drawings/outside-use#a"/>',
        '<a href="javascript:window.hacked = 1"><path id="link" d="M0 0"/></a>',
        '<rect id="kept" width="4" height="4" onclick="window.hacked = 2" onfocus="" style="filter:url(/drawings/outside-filter#a)"/>',
        '<animate onbegin="window.hacked = 3" attributeName="x" dur="1s"/>',
      ].join(''),
      'onload="window.hacked = 4"',
    ),
  },
};
