/**
 * Styles of the payment page in the site's look; the page belongs to the provider, so it has its
 * own sheet.
 */
export const sandboxStyle = `
@font-face{font-family:Fraunces;src:url(/sandbox/fonts/fraunces.woff2) format("woff2");font-weight:100 900;font-display:swap}
@font-face{font-family:Onest;src:url(/sandbox/fonts/onest.woff2) format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;
--paper:light-dark(oklch(97.4% .011 85),oklch(20.5% .022 245));--surface:light-dark(oklch(99.4% .005 90),oklch(24.5% .024 245));
--ink:light-dark(oklch(25% .035 252),oklch(94.5% .014 85));--soft:light-dark(oklch(41% .03 250),oklch(82% .016 90));
--line:light-dark(oklch(89% .018 82),oklch(33% .024 245));--strong:light-dark(oklch(61% .024 80),oklch(56% .024 240));
--pine:light-dark(oklch(39% .072 166),oklch(85% .08 162));--wash:light-dark(oklch(94.4% .021 148),oklch(29% .038 172));
--ochre:light-dark(oklch(76.5% .148 71),oklch(81% .142 76));--on-ochre:light-dark(oklch(25% .045 55),oklch(23% .045 55));
--ochre-wash:light-dark(oklch(95.2% .042 84),oklch(30% .042 68));--ochre-ink:light-dark(oklch(44% .095 62),oklch(85% .11 78));
--focus:light-dark(oklch(52% .115 240),oklch(82% .1 230))}
*,::before,::after{box-sizing:border-box}
body{margin:0;min-block-size:100dvb;display:grid;grid-template-rows:auto 1fr;background:var(--paper);color:var(--ink);
font:1.0625rem/1.6 Onest,system-ui,sans-serif;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
.banner{margin:0;padding:12px clamp(1rem,4vw,2.5rem);background:var(--ochre-wash);color:var(--ochre-ink);font-weight:560;text-align:center}
main{inline-size:min(100%,34rem);margin:auto;padding:clamp(1.5rem,5vw,4rem) clamp(1rem,4vw,2rem)}
.ticket{background:var(--surface);border:1px solid var(--line);border-radius:16px;
box-shadow:0 1px 2px oklch(30% .04 70/.07),0 10px 28px -12px oklch(30% .04 70/.2)}
.part{padding:clamp(1.25rem,5vw,2rem)}
.part+.part{border-block-start:2px dashed var(--line);position:relative}
.part+.part::before,.part+.part::after{content:"";position:absolute;inset-block-start:-11px;inline-size:20px;block-size:20px;
border:1px solid var(--line);border-radius:50%;background:var(--paper)}
.part+.part::before{inset-inline-start:-11px;clip-path:inset(-1px -1px -1px 50%)}
.part+.part::after{inset-inline-end:-11px;clip-path:inset(-1px 50% -1px -1px)}
h1{margin:0;font:560 clamp(2.2rem,1.6rem + 3vw,3.1rem)/1.08 Fraunces,Georgia,serif;letter-spacing:-.014em;text-wrap:balance;
font-variant-numeric:lining-nums}
h1.words{font-size:clamp(1.7rem,1.4rem + 1.4vw,2.1rem)}
h2{margin:0 0 4px;font:560 1.2rem/1.25 Fraunces,Georgia,serif}
p{margin:0}.due{margin-block-end:4px;color:var(--soft);font-size:.9375rem}.about{margin-block-start:16px;font-weight:560}.facts{margin-block-start:4px;color:var(--soft);font-size:.9375rem}
form,.stack{display:grid;gap:12px}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-block-size:48px;padding:8px 20px;border:1.5px solid var(--strong);
border-radius:12px;background:var(--surface);color:var(--pine);font:600 1rem/1.2 Onest,system-ui,sans-serif;text-decoration:none;text-align:center;cursor:pointer;
inline-size:100%;transition:background-color .12s,border-color .12s}
button:hover,.button:hover{background:var(--wash);border-color:var(--pine)}
button.pay{min-block-size:56px;border-color:transparent;background:var(--ochre);color:var(--on-ochre);font-size:1.0625rem;
box-shadow:inset 0 -2px 0 color-mix(in oklab,var(--ochre),oklch(40% .1 50) 32%)}
button.pay:hover{background:color-mix(in oklab,var(--ochre),oklch(55% .14 55) 14%)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.note{margin-block:-6px 6px;color:var(--soft);font-size:.9375rem}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media print{form,.banner{display:none}body{background:none}}
`
