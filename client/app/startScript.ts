/**
 * Asks for the page's own scripts when what is seen first has been painted, pictures and fonts included, or as soon as somebody
 * uses the page: until then its markup works alone, and nothing competes for the line. The nonce is that of the script itself.
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

/** Text of the script that starts a page. @param files addresses: the entry first, then all that it needs */
export const startScript = (files: readonly string[]): string =>
  `${start}(${JSON.stringify(files)})`
