/** Whether a line about an activity says that it took place outside France. */

/** Without the Maghreb, where an owner may live: from there, Lille is abroad. */
const countries =
  'Allemagne|Angleterre|Argentine|Australie|Autriche|Belgique|Brésil|Canada|Chili|Chine|Corée|Danemark|Écosse|Espagne|États-Unis|Finlande|Grèce|Hongrie|Inde|Irlande|Italie|Japon|Mexique|Norvège|Pays-Bas|Pologne|Portugal|Roumanie|Royaume-Uni|Suède|Suisse|Tchéquie|Turquie|UK|USA';
const foreignTowns =
  'Amsterdam|Athènes|Bâle|Barcelone|Berkeley|Berlin|Berne|Bologne|Boston|Bruxelles|Budapest|Buenos Aires|Cambridge|Chicago|Copenhague|Dublin|Édimbourg|Francfort|Gand|Genève|Göttingen|Hambourg|Harvard|Heidelberg|Istanbul|Lausanne|Leipzig|Leyde|Liège|Lisbonne|Londres|London|Louvain|Madrid|Milan|Montréal|Munich|New York|Oslo|Oxford|Padoue|Pékin|Pise|Prague|Princeton|Québec|Rome|Séville|Stanford|Stockholm|Sydney|Tokyo|Toronto|Turin|Varsovie|Venise|Vienne|Yale|Zürich|Zurich';
/** Names of foreign institutions in their own languages. */
const foreignInstitutions =
  'EPFL|ETH|MIT|KU Leuven|UCLouvain|UQAM|Institut für|(?:\\p{L}+-)*Universität|Universidade?|Universiteit|Università|Uniwersytet|(?:\\p{L}+-)?Hochschule|Politecnico';
const foreign = new RegExp(
  `(?<!\\p{L})(?:à l['’]étranger|${countries}|${foreignTowns}|${foreignInstitutions})(?!\\p{L})`,
  'u',
);
const french =
  /(?<!\p{L})(?:Aix|Amiens|Besançon|Bordeaux|Brest|Caen|Dijon|Grenoble|Lille|Lyon|Marseille|Metz|Montpellier|Nancy|Nantes|Nice|Orléans|Paris|Poitiers|Reims|Rennes|Rouen|Strasbourg|Toulouse|Tours)(?!\p{L})/u;

/** A line that also names a place in France is ambiguous: false. */
export const isAbroad = (line: string): boolean => foreign.test(line) && !french.test(line);
