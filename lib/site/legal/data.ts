/**
 * The page on personal data: a part for each treatment, written from what the site does. `data.test.ts` holds it to the
 * tables of the database, the cookies, the browser's storage and the requests that the code makes.
 */
import { hostLabels } from '@/lib/host-names';
import { type Language, languageFacts } from '@/lib/languages';
import { retention } from '@/lib/retention';
import { deviceCookieName, sessionCookieName } from '@/lib/session-cookie';
import { dataWords } from './data-words';
import { type Fact, facts, type LegalDocument, numberText, part, said, typed } from './document';
import type { LegalFacts } from './facts';
import { rightsWords } from './rights-words';
import { isBound, isFrench } from './rules';

/** What the site does by its switches. */
export type Practice = {
  /** Whether it looks for publications in HAL and ORCID by itself. */
  readonly looksWeekly: boolean;
  /** Whether it counts visits. */
  readonly countsVisits: boolean;
};

/** The treatments of personal data, each a part of the page. */
export type Treatment = 'reading' | 'hostLogs' | 'security' | 'named' | 'imports' | 'visits' | 'owner';

type Told = {
  readonly title: string;
  readonly purpose: string;
  readonly data: string;
  readonly source?: string;
  readonly aim?: string;
  readonly who?: string;
  readonly length?: string;
};

export function dataPage(stated: LegalFacts, practice: Practice, language: Language): LegalDocument {
  const words = dataWords[language];
  const { brief, controller, hostLogs, places } = words;
  const rights = rightsWords[language];
  const contact = stated.dataContact.trim();
  const tell = teller(stated, language);
  const parts = {
    reading: tell('reading', words.reading),
    hostLogs:
      stated.hostLogs === 'none'
        ? part('hostLogs', hostLogs.title, said(hostLogs.none))
        : tell('hostLogs', hostLogs, typed(words.heads.length, stated.hostLogsFor)),
    visits: practice.countsVisits ? tell('visits', words.visits) : [],
    named: tell('named', {
      ...words.named,
      length: words.named.length(...numbers(language, retention.wholeHistoryDays, retention.dailyHistoryDays)),
    }),
    imports: tell('imports', { ...words.imports, data: words.imports.data(hostList(language)) }, [
      { label: words.imports.when, text: practice.looksWeekly ? words.imports.weekly : words.imports.asked },
    ]),
    security: tell('security', { ...words.security, length: words.security.length(...securityLengths(language)) }),
    owner: tell('owner', words.owner, [{ label: words.owner.cookies, text: cookieText(language) }]),
  } as const satisfies Record<Treatment, unknown>;
  return {
    title: words.title,
    lead: [words.lead, ...(isFrench(stated) ? [words.law] : [])],
    parts: [
      ...part('bref', brief.title, {
        is: 'list',
        items: [
          brief.cookies,
          brief.requests,
          brief.form,
          practice.countsVisits ? brief.counted : brief.uncounted,
          brief.theme,
        ],
      }),
      ...part(
        'responsable',
        controller.title,
        facts(
          typed(controller.name, stated.name),
          typed(controller.contact, contact),
          typed(controller.dpo, stated.dpo),
        ),
      ),
      ...Object.values(parts).flat(),
      ...part(
        'hebergement',
        places.title,
        said(isFrench(stated) ? (stated.hostPlace === 'outside' ? places.outside : places.inside) : ''),
        facts(typed(places.host, stated.hostName), typed(places.guarantee, stated.hostGuarantee)),
      ),
      ...part(
        'droits',
        rights.title,
        said(isFrench(stated) ? rights.french : rights.plain),
        said(rights.contact(contact)),
        said(isFrench(stated) ? rights.cnil : ''),
        said(rights.nothing),
      ),
    ],
  };
}

/** Writes the part of a treatment; its basis is named under French law alone, and is a public body's own there. */
function teller(stated: LegalFacts, language: Language) {
  const { heads, interest, mission } = dataWords[language];
  const basisOf = (aim: string | undefined) =>
    aim !== undefined && isFrench(stated) ? (isBound(stated) ? mission : interest)(aim) : undefined;
  return (id: Treatment, { title, purpose, data, source, aim, who, length }: Told, more: readonly Fact[] = []) => {
    const lines = [
      [heads.purpose, purpose],
      [heads.data, data],
      [heads.source, source],
      [heads.basis, basisOf(aim)],
      [heads.who, who],
      [heads.length, length],
    ] as const;
    return part(
      id,
      title,
      facts(
        lines.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
        more,
      ),
    );
  };
}

/** « HAL, ORCID et doi.org » */
const hostList = (language: Language): string =>
  new Intl.ListFormat(languageFacts[language].locale).format(Object.values(hostLabels));

function numbers<const Values extends readonly number[]>(
  language: Language,
  ...values: Values
): { [Index in keyof Values]: string };
function numbers(language: Language, ...values: readonly number[]): string[] {
  return values.map((value) => numberText(value, language));
}

const securityLengths = (language: Language) =>
  numbers(language, retention.auditDays, retention.failureMinutes, retention.dayFailureHours);

function cookieText(language: Language): string {
  const [hours, days] = numbers(language, retention.sessionHours, retention.deviceDays);
  return dataWords[language].owner.cookiesText(sessionCookieName, hours, deviceCookieName, days);
}
