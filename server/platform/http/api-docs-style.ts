/** The page's own style: the administration's colours, light and dark. */
export const API_DOCS_STYLE = `
:root{color-scheme:light dark;--bg:#f9fafb;--card:#fff;--sunk:#f3f4f6;--text:#111827;--muted:#4b5563;--line:#e5e7eb;--strong:#6b7280;--green:#15803d;--on:#fff;--focus:#16a34a}
@media(prefers-color-scheme:dark){:root{--bg:#0b0f14;--card:#11161d;--sunk:#1a212b;--text:#f3f4f6;--muted:#a3adba;--line:#273040;--strong:#8592a3;--green:#4ade80;--on:#0b0f14;--focus:#4ade80}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}body{margin:0;font:15px/1.55 system-ui,sans-serif;color:var(--text);background:var(--bg)}
a{color:var(--green)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}[hidden]{display:none!important}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem;z-index:1}
.frame{display:grid;grid-template-columns:17rem minmax(0,1fr);min-height:100vh}
nav{position:sticky;top:0;height:100vh;overflow:auto;border-right:1px solid var(--line);background:var(--card);padding:1rem}
.brand{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem .75rem;margin:0 0 .5rem}.brand a,nav>p a{font-size:.85rem}
nav summary{padding:.35rem .4rem;border-radius:6px;font-size:.9rem;font-weight:500}nav summary small{color:var(--muted);font-weight:400}nav details[open]>summary{font-weight:600}nav details ul{margin:0 0 .5rem .6rem;border-left:1px solid var(--line);padding-left:.4rem}nav [aria-current]{background:var(--sunk);font-weight:600}nav ul{list-style:none;margin:0;padding:0}
nav li a{display:flex;justify-content:space-between;gap:.5rem;padding:.25rem .4rem;border-radius:6px;color:inherit;text-decoration:none;font-size:.85rem}
nav li a:hover{background:var(--sunk)}nav li small{color:var(--muted);font-size:.7rem}
main{padding:1.5rem clamp(1rem,3vw,2.5rem);max-width:82rem;width:100%}h1{font-size:1.6rem;margin:0 0 .5rem}
article{border-top:1px solid var(--line);padding:1.5rem 0;display:grid;gap:1.5rem;grid-template-columns:minmax(0,3fr) minmax(0,2fr);content-visibility:auto;contain-intrinsic-size:auto 30rem}
article h3{font-size:1.15rem;margin:0 0 .35rem}h4{font-size:.95rem;margin:1.1rem 0 .3rem}.muted,.type,.limits{color:var(--muted)}
.path{display:block;background:var(--card);border:1px solid var(--line);border-radius:8px;padding:.5rem .75rem;overflow-wrap:anywhere}
code,pre,textarea,.name{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.82rem}.name{font-weight:600}
.required{color:var(--green);font-size:.8rem}ul.fields{list-style:none;margin:0;padding:0}ul.fields ul.fields{margin-left:.9rem;border-left:1px solid var(--line);padding-left:.75rem}
ul.fields li{border-top:1px solid var(--line);padding:.4rem 0;overflow-wrap:anywhere}ul.fields>li:first-child{border-top:0}summary{cursor:pointer}
.side{min-width:0}.side details,.side form{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:.6rem .85rem;margin-bottom:.75rem}
pre,output{display:block;overflow:auto;max-height:26rem;margin:.5rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
output{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.8rem}output:empty{display:none}
label{display:block;font-size:.85rem;font-weight:500;margin:.4rem 0 .2rem}
input,textarea{width:100%;min-height:2.4rem;border:1px solid var(--strong);border-radius:8px;background:var(--card);color:inherit;padding:.4rem .6rem;font-size:.9rem}
textarea{min-height:6rem}button{min-height:2.4rem;border:0;border-radius:8px;background:var(--green);color:var(--on);padding:0 1rem;font:inherit;font-weight:600;margin-top:.6rem;cursor:pointer}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;margin-top:.75rem;font-size:.9rem}th,td{border-top:1px solid var(--line);padding:.45rem .75rem .45rem 0;text-align:left;vertical-align:top}thead th{border-top:0;color:var(--muted);font-weight:500}td:last-child code{display:inline-block;margin-inline-end:.5rem}tr:target{background:var(--sunk)}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem;margin:1rem 0;max-width:44rem}.or{margin:.25rem 0;color:var(--muted)}
@media(max-width:64rem){article{grid-template-columns:minmax(0,1fr)}}
@media(max-width:48rem){.frame{grid-template-columns:minmax(0,1fr)}nav{position:static;height:auto;max-height:45vh;border-right:0;border-bottom:1px solid var(--line)}nav li a,nav summary{padding:.6rem .4rem}button,input{min-height:2.75rem}}
`;
