import { hash } from 'node:crypto';
import { decisionKey } from '#model/consent/consent.ts';

interface StartOptions {
  /** Address of the module that starts the application. */
  entry: string;
  /** Names what the visitor is asked to agree to; missing where there is nothing to decide. */
  consents?: string | undefined;
}

/** The script of a document, small enough to stand in each one. */
export function startScript({ entry, consents }: StartOptions): string {
  const ask = consents === undefined ? '' : askScript(consents);
  return `{${painted}${earlyClicks}${earlyBack}${ask}${entryScript(entry)}}`;
}

/** `p(f)` calls `f` once there is something to see; a first paint may be of an empty page. */
const painted =
  'let p=f=>new PerformanceObserver((l,o)=>{l.getEntriesByName("first-contentful-paint")[0]&&(o.disconnect(),f())}).observe({type:"paint",buffered:true});';

/**
 * Marks the buttons that are clicked before the application runs, which it then clicks again. What
 * the browser does by itself, opening a menu or sending a form, is done.
 */
const earlyClicks =
  'let d=document.documentElement.dataset;' +
  'addEventListener("click",({target:t})=>{if(!("alive"in d)&&(t=t.closest?.("button[type=button]:not([popovertarget])")))t.dataset.clicked="","answer"in t.dataset&&delete d.consent});';

/**
 * Back and forward after a reload stay within the document, as far as the application has led before
 * it: until it runs again, the document of the address takes the place of this one.
 */
const earlyBack =
  'd.address=location.pathname;addEventListener("popstate",()=>"alive"in d||location.pathname===d.address||location.reload());';

/**
 * Starts the application when the page is loaded, painted and idle, or at the visitor's first move,
 * so that nothing is asked for before the page is there.
 */
function entryScript(entry: string): string {
  return [
    `let s=()=>{s=()=>{};import(${JSON.stringify(entry)}).catch(console.error)},g=()=>s(),`,
    'i=()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:4e3}):setTimeout(g,1e3);',
    'addEventListener("load",()=>p(i));',
    'for(let t of["pointermove","pointerdown","keydown"])addEventListener(t,g,{once:true,passive:true})',
  ].join('');
}

/**
 * Shows the consent banner unless its entries were decided on, once the page is painted: what the
 * visitor came for is there first. The first answer closes it, though the application may not run yet.
 */
function askScript(consents: string): string {
  const decided = JSON.stringify(`"hash":"${consents}"`);
  return `p(()=>{try{localStorage.${decisionKey}.includes(${decided})||(d.consent="ask")}catch{d.consent="ask"}});`;
}

/** The source by which a content security policy allows a script (CSP 3, section 2.3.1). */
export function scriptSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}
