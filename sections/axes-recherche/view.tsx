import { Lede, OwnerText } from '@/components/public/owner-text';
import { EmptyState, Panel, PanelTitle } from '@/components/public/parts';
import { MoreLink, SectionFrame } from '@/components/public/section-frame';
import { Icon } from '@/components/ui/icon';
import { withIndexKey } from '@/components/ui/with-index-key';
import { countedInArabic } from '@/lib/format/arabic';
import { fold } from '@/lib/format/fold';
import { capitalised, counted } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';
import type { IconName } from '@/sections/icons';
import { toneAt } from '@/sections/palette';
import { aroundTeam, placeName } from '@/sections/profil/affiliation';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { type JsonLdOf, mostItems } from '../json-ld';

/** Research: the axes, each with its icon and one of ten tones, then the laboratory's card. */
export function AxesView({ section, site }: SectionViewProps<'axes-recherche'>) {
  const { anchor, title, content } = section;
  const word = words[site.language];
  return (
    <SectionFrame
      anchor={anchor}
      title={title}
      langAttributes={langAttributes(site, title)}
      note={content.length > 0 ? word.count(content.length) : undefined}
    >
      {content.length > 0 ? (
        <ol className="grid gap-x-gutter sm:grid-cols-2 print:block print:columns-2 print:gap-x-7.5">
          {withIndexKey(content).map(({ key, value }, index) => (
            <li className="axis under-bar" data-tone={toneAt(index)} key={key} data-id={`axes-recherche-${index + 1}`}>
              <Icon name={iconOfAxis(value)} />
              <p>
                <OwnerText site={site} text={value} />
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState>{word.none}</EmptyState>
      )}
      <Laboratory site={site} />
    </SectionFrame>
  );
}

/**
 * « UMR 7619 METIS (Milieux …) »: the name is the heading, the text in brackets its description, unless it is a single
 * word such as an acronym.
 */
function Laboratory({ site }: { site: PublicSite }) {
  const { laboratoire, laboratoireUrl, equipe, affiliation } = site.profile;
  const word = words[site.language];
  if (!laboratoire.trim() && !equipe.trim()) return null;
  const [, name = laboratoire, about = ''] = /^(.*?)\s*\((.*\s.*)\)\s*$/.exec(laboratoire) ?? [];
  const lede = about ? `${capitalised(about)}.` : placeName(affiliation);
  const [before, after] = aroundTeam(equipe, site.language);
  return (
    <Panel>
      <PanelTitle>
        <OwnerText site={site} text={laboratoire || equipe}>
          {name || equipe}
        </OwnerText>
      </PanelTitle>
      {lede ? <Lede langAttributes={langAttributes(site, about ? laboratoire : affiliation)}>{lede}</Lede> : null}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-8 gap-y-2">
        {equipe && name ? (
          <span>
            {before}
            <OwnerText site={site} text={equipe}>
              {equipe}
            </OwnerText>
            {after}
          </span>
        ) : null}{' '}
        {laboratoireUrl ? (
          <MoreLink
            className="print:after:content-[attr(href)]"
            href={laboratoireUrl}
            rel="noopener noreferrer"
            after="arrow-up-right"
          >
            {word.laboratory}
          </MoreLink>
        ) : null}
      </p>
    </Panel>
  );
}

const words = dictionary({
  fr: {
    count: (axes: number) => `${counted(axes, 'axe', 'axes')} de recherche.`,
    none: 'Aucun axe de recherche disponible',
    laboratory: 'Présentation du laboratoire',
  },
  en: {
    count: (axes) => `${counted(axes, 'research area', 'research areas', 'en')}.`,
    none: 'No research area available',
    laboratory: 'About the laboratory',
  },
  ar: {
    count: (axes) =>
      `${countedInArabic(axes, { one: 'محور بحث واحد', two: 'محورا بحث', few: 'محاور بحث', many: 'محور بحث' })}.`,
    none: 'لا توجد محاور بحث',
    laboratory: 'التعريف بالمختبر',
  },
});

/** Prefixes of words, in lower case without accents; the first row with a match wins. */
const table: readonly (readonly [IconName, readonly string[]])[] = [
  ['CpuChipIcon', ['capteur', 'iot', 'embarque', 'internet des objets', 'objets connectes', 'processeur', 'electroni']],
  ['ShieldCheckIcon', ['secur', 'cyber', 'crypt', 'intrusion', 'attaque', 'confidential', 'anomalie', 'resilien']],
  ['CloudIcon', ['cloud', 'nuage', 'virtualis', 'conteneur', 'climat']],
  ['ChartBarIcon', ['traces', 'statisti', 'donnees', 'series temporelles', 'prevision']],
  [
    'SparklesIcon',
    [
      'intelligence artificielle',
      'ia',
      'apprentissage automatique',
      'apprentissage profond',
      'machine learning',
      'deep learning',
      'neuron',
    ],
  ],
  [
    'AcademicCapIcon',
    [
      'e-learning',
      'mooc',
      'pedagog',
      'didactique',
      'enseignement',
      'formation',
      'apprentissage',
      'educat',
      'apprenant',
    ],
  ],
  ['GlobeAltIcon', ['reseau', 'internet', 'routage', 'sans fil', 'protocole', 'mobilit', '5g', 'international']],
  ['ChartBarIcon', ['analyse', 'modelis', 'simulation', 'performance', 'optimis']],
  ['CodeBracketIcon', ['program', 'logiciel', 'developpement', 'web', 'algorithm']],
  ['UserGroupIcon', ['collabor', 'particip', 'social', 'communaut', 'citoyen']],
  ['BuildingOffice2Icon', ['territo', 'patrimoine', 'ville', 'gouvernance', 'administr', 'hydraulique']],
  [
    'BookOpenIcon',
    [
      'droit',
      'jurid',
      'juris',
      'contrat',
      'responsabilite',
      'litterature',
      'histoire',
      'langue',
      'ethique',
      'philosoph',
    ],
  ],
  ['RocketLaunchIcon', ['innovation', 'spatial', 'entrepren']],
  ['ComputerDesktopIcon', ['systeme', 'ordinateur', 'numerique', 'informatique']],
];

/** A row's prefixes as one regular expression; one of up to three letters must be the whole word. */
const rows = table.map(([icon, beginnings]) => {
  const words = beginnings.map((beginning) => (beginning.length <= 3 ? `${beginning}(?![\\p{L}\\p{N}])` : beginning));
  return [icon, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'u')] as const;
});

/** The icon of an axis; a beaker when no word matches. */
function iconOfAxis(axis: string): IconName {
  const words = fold(axis);
  return rows.find(([, expression]) => expression.test(words))?.[0] ?? 'BeakerIcon';
}

/** The owner's research axes are `knowsAbout`. */
export const axesJsonLd: JsonLdOf<'axes-recherche'> = (axes) =>
  axes.length > 0 ? { person: { knowsAbout: axes.slice(0, mostItems) } } : {};
