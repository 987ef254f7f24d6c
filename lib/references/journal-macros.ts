/**
 * The commands by which the Astrophysics Data System names journals in its BibTeX, and what AASTeX prints for them
 * (https://ui.adsabs.harvard.edu/help/actions/journal-macros), in full.
 */
const journals: ReadonlyMap<string, string> = new Map(
  `
aap Astronomy & Astrophysics
aapr The Astronomy and Astrophysics Review
aaps Astronomy and Astrophysics Supplement Series
actaa Acta Astronomica
aj The Astronomical Journal
ao Applied Optics
apj The Astrophysical Journal
apjl The Astrophysical Journal Letters
apjlett The Astrophysical Journal Letters
apjs The Astrophysical Journal Supplement Series
apjsupp The Astrophysical Journal Supplement Series
aplett Astrophysical Letters
applopt Applied Optics
apspr Astrophysics and Space Physics Research
apss Astrophysics and Space Science
araa Annual Review of Astronomy and Astrophysics
azh Astronomicheskii Zhurnal
baas Bulletin of the American Astronomical Society
bac Bulletin of the Astronomical Institutes of Czechoslovakia
bain Bulletin of the Astronomical Institutes of the Netherlands
caa Chinese Astronomy and Astrophysics
cjaa Chinese Journal of Astronomy and Astrophysics
fcp Fundamentals of Cosmic Physics
gca Geochimica et Cosmochimica Acta
grl Geophysical Research Letters
iaucirc IAU Circulars
icarus Icarus
jcap Journal of Cosmology and Astroparticle Physics
jcp The Journal of Chemical Physics
jgr Journal of Geophysical Research
jqsrt Journal of Quantitative Spectroscopy and Radiative Transfer
jrasc Journal of the Royal Astronomical Society of Canada
maps Meteoritics & Planetary Science
memras Memoirs of the Royal Astronomical Society
memsai Memorie della Società Astronomica Italiana
mnras Monthly Notices of the Royal Astronomical Society
na New Astronomy
nar New Astronomy Reviews
nat Nature
nphysa Nuclear Physics A
pasa Publications of the Astronomical Society of Australia
pasj Publications of the Astronomical Society of Japan
pasp Publications of the Astronomical Society of the Pacific
physrep Physics Reports
physscr Physica Scripta
planss Planetary and Space Science
pra Physical Review A
prb Physical Review B
prc Physical Review C
prd Physical Review D
pre Physical Review E
prl Physical Review Letters
procspie Proceedings of the SPIE
psj The Planetary Science Journal
qjras Quarterly Journal of the Royal Astronomical Society
rmxaa Revista Mexicana de Astronomía y Astrofísica
skytel Sky & Telescope
solphys Solar Physics
sovast Soviet Astronomy
ssr Space Science Reviews
zap Zeitschrift für Astrophysik
`
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** The journal that a field names by nothing but such a command; any other text as it is. */
export const namedJournal = (tex: string): string =>
  journals.get(/^\{?\\([a-z]+)\s*\}?(?:\{\}|\\ )?[\s,.]*$/.exec(tex.trim())?.[1] ?? '') ?? tex;
