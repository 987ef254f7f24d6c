/**
 * The legal pages: the cases and texts that fill the templates beside. The page on personal data describes what the
 * site does: `data.test.ts` holds it to the tables of the database, the cookies, the browser's storage and the requests
 * that the code makes. The page on accessibility is, for public bodies, the declaration that the law requires, in the
 * order of its decree; for anyone else a voluntary page that claims nothing. Neither says more than the typed audit.
 */
import fs from 'node:fs';
import path from 'node:path';
import { withFirst } from '@/lib/format/dates';
import { hostLabels } from '@/lib/host-names';
import { type Language, languageFacts } from '@/lib/languages';
import type { LegalPage } from '@/lib/legal-pages';
import { retention } from '@/lib/retention';
import { deviceCookieName, sessionCookieName } from '@/lib/session-cookie';
import { type Filling, fillTemplate, type LegalDocument } from './document';
import { isAnswered, type LegalFacts } from './facts';
import {
  auditOf,
  conformityOf,
  guidelines,
  isBody,
  isBound,
  isFrench,
  isIncompleteIdentity,
  isOver,
  isPrivate,
} from './rules';

/** What the site does, by its switches. */
export type Practice = {
  readonly looksWeekly: boolean;
  readonly countsVisits: boolean;
};

type Moment = {
  readonly practice: Practice;
  /** Tells whether an audit is still valid, `2026-11-27`. */
  readonly today: string;
  /** The site's URL. */
  readonly address: string;
};

export function legalDocument(page: LegalPage, language: Language, stated: LegalFacts, moment: Moment): LegalDocument {
  const file = path.resolve('lib/site/legal', `${page}.${language}.md`);
  return fillTemplate(fs.readFileSync(file, 'utf8'), filling(stated, language, moment));
}

function filling(stated: LegalFacts, language: Language, { practice, today, address }: Moment): Filling {
  const audit = auditOf(stated);
  const isValid = audit !== null && !isOver(audit, today);
  const conformity = conformityOf(stated, today);
  const { locale } = languageFacts[language];
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  return {
    typed: stated,
    cases: {
      french: isFrench(stated),
      body: isBody(stated),
      bound: isBound(stated),
      private: isPrivate(stated),
      incomplete: isIncompleteIdentity(stated),
      logged: stated.hostLogs !== 'none',
      outside: stated.hostPlace === 'outside',
      weekly: practice.looksWeekly,
      counted: practice.countsVisits,
      unaudited: audit === null,
      over: audit !== null && !isValid,
      valid: isValid,
      full: conformity === 'full',
      partial: conformity === 'partial',
      low: isValid && conformity === 'none',
      unproven: !isValid,
      faultless:
        conformity === 'full' &&
        !(['gaps', 'derogations', 'exempt'] as const).some((field) => isAnswered(stated, field)),
    },
    told: {
      ...Object.fromEntries(Object.entries(retention).map(([name, length]) => [name, number(length)])),
      hosts: new Intl.ListFormat(locale).format(Object.values(hostLabels)),
      sessionCookie: sessionCookieName,
      deviceCookie: deviceCookieName,
      siteAddress: address,
      auditDay: dayText(audit?.date ?? '', language),
      rgaa: guidelines,
      rate: audit ? number(audit.rate) : '',
      declarationDay: dayText(stated.declaredOn, language),
    },
  };
}

/** A calendar day, `2026-11-27`, in words; '' for ''. */
function dayText(day: string, language: Language): string {
  if (day === '') return '';
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  const text = format.format(new Date(`${day}T00:00:00Z`));
  return language === 'fr' ? withFirst(text) : text;
}
