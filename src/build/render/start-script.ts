import { hash } from 'node:crypto';

/**
 * The script of a document: it starts the application when the page is loaded, painted and idle, or
 * at the visitor's first move, so that nothing is asked for before the page is there.
 *
 * @param entry Address of the module that starts the application.
 */
export function startScript(entry: string): string {
  return [
    `{let s=()=>{s=()=>{};import(${JSON.stringify(entry)})},g=()=>s(),`,
    'i=()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:4e3}):setTimeout(g,1e3);',
    'addEventListener("load",()=>new PerformanceObserver((l,o)=>{o.disconnect();i()}).observe({type:"paint",buffered:true}));',
    'for(let t of["pointermove","pointerdown","keydown"])addEventListener(t,g,{once:true,passive:true})}',
  ].join('');
}

/** The source by which a content security policy allows a script (CSP 3, section 2.3.1). */
export function scriptSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}
