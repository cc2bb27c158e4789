/**
 * Loads the page's scripts after its first paint, including pictures and fonts, or at the first
 * interaction. Until then the markup works alone, and nothing competes for bandwidth. Reuses the
 * script's own nonce.
 */
const start = `(files=>{
const nonce=document.currentScript.nonce,make=(tag,values)=>document.head.append(Object.assign(document.createElement(tag),{nonce},values));
let isAsked;
const ask=()=>{if(isAsked)return;isAsked=true;for(const href of files)make("link",{rel:"modulepreload",href});make("script",{type:"module",src:files[0]})};
const paint=()=>requestAnimationFrame(()=>setTimeout(ask));
if(document.readyState==="complete")paint();else addEventListener("load",paint);
for(const name of ["pointerdown","keydown"])addEventListener(name,ask,{once:true,capture:true,passive:true});
setTimeout(ask,3000)
})`.replaceAll('\n', '')

/**
 * Returns the text of the script that starts a page. @param files addresses: the entry first, then
 * all its dependencies
 */
export const startScript = (files: readonly string[]): string =>
  `${start}(${JSON.stringify(files)})`
