/**
 * Which fields count in the case chosen, and for which pages they are obligatory. Sources, with their dates, are in
 * docs/decisions/0032-legal-pages.md.
 */
import { dayOf } from '@/lib/format/dates';
import { type Conformity, type LegalPage, legalPages, type PublicLegal } from '@/lib/legal-pages';
import { isAnswered, type LegalFacts, type LegalField, rateOf } from './facts';

// What an audit of accessibility lets a site claim (RGAA 4.1, « Obligations d’accessibilité »): all criteria met, at
// least half of them, or not accessible. Without an audit less than three years old, nothing is claimed.

/** The version of the RGAA that audits and declarations follow: https://accessibilite.numerique.gouv.fr. */
export const guidelines = '4.1.2';

/** Validity of an audit, in years. */
const auditYears = 3;

type Audit = {
  /** `2026-11-27` */
  readonly date: string;
  readonly auditor: string;
  /** Percentage of the criteria that are met. */
  readonly rate: number;
  /** Its last day of validity. */
  readonly until: string;
};

/** The audit, once the owner has typed its date, author and rate; else null. */
export function auditOf(facts: LegalFacts): Audit | null {
  const rate = rateOf(facts.auditRate);
  if (rate === null || !isAnswered(facts, 'auditDate') || !isAnswered(facts, 'auditor')) return null;
  return { date: facts.auditDate, auditor: facts.auditor.trim(), rate, until: yearsAfter(facts.auditDate) };
}

/** Whether any of the three is typed. */
const hasAuditPart = (facts: LegalFacts): boolean =>
  (['auditDate', 'auditor', 'auditRate'] as const).some((field) => isAnswered(facts, field));

/** Whether the audit has expired on a day, `2026-11-27`. */
export const isOver = (audit: Audit, today: string): boolean => today > audit.until;

/** What may be claimed on a day. */
export function conformityOf(facts: LegalFacts, today: string): Conformity {
  const audit = auditOf(facts);
  if (audit === null || isOver(audit, today) || audit.rate < 50) return 'none';
  return audit.rate === 100 ? 'full' : 'partial';
}

/** The same day `auditYears` later; for 29 February, 1 March. */
function yearsAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + auditYears, month - 1, date)).toISOString().slice(0, 10);
}

type Case = (facts: LegalFacts) => boolean;

export const isFrench: Case = ({ law }) => law === 'france';
const isChosen: Case = ({ law }) => law !== '';
export const isBody: Case = ({ publisher }) => publisher === 'body';
const isFrenchPerson: Case = (facts) => isFrench(facts) && facts.publisher === 'person';
const isFrenchBody: Case = (facts) => isFrench(facts) && isBody(facts);
/** A person who need not be identified: loi n° 2004-575, article 1-1, II. */
export const isPrivate: Case = (facts) => isFrenchPerson(facts) && facts.activity === 'private';
const isCompany: Case = (facts) => isFrenchBody(facts) && facts.status === 'other';
/** An organisation that must declare how accessible its site is. */
export const isBound: Case = (facts) => isFrenchBody(facts) && facts.status === 'public';
/** Who must state everything in article 1-1, I. */
const mustIdentify: Case = (facts) => isFrench(facts) && facts.publisher !== '' && !isPrivate(facts);
const isBoundByAudit: Case = (facts) => isBound(facts) && auditOf(facts) !== null;

/** Whether a person's page omits some of what article 1-1, I requires. */
export const isIncompleteIdentity: Case = (facts) =>
  isPrivate(facts) && (['name', 'address', 'phone'] as const).some((field) => !isAnswered(facts, field));

const always: Case = () => true;
const never: Case = () => false;

type Rule = {
  /** When the form asks for it; by default once a law is chosen. */
  readonly asked?: Case;
  readonly mentions?: Case;
  readonly data?: Case;
  readonly access?: Case;
};

const rules: Readonly<Record<LegalField, Rule>> = {
  law: { asked: always, mentions: always, data: always, access: always },
  publisher: { mentions: always, data: always, access: always },
  activity: { asked: isFrenchPerson, mentions: always },
  status: { asked: isFrenchBody, mentions: always, data: always, access: always },
  name: { mentions: (facts) => !isPrivate(facts), data: always, access: isBound },
  address: { mentions: mustIdentify },
  phone: { mentions: mustIdentify },
  registration: { asked: (facts) => isCompany(facts) || (isFrenchPerson(facts) && facts.activity === 'professional') },
  capital: { asked: isCompany },
  director: { asked: isFrenchBody, mentions: always },
  identityGiven: { asked: isIncompleteIdentity, mentions: always },
  hostName: { mentions: isFrench, data: isFrench },
  hostAddress: { mentions: isFrench },
  hostPhone: { mentions: mustIdentify },
  credits: {},
  licence: {},
  further: {},
  dataContact: { data: always },
  dpo: { asked: isFrenchBody, data: isBound },
  hostLogs: { data: always },
  hostLogsFor: { asked: ({ hostLogs }) => hostLogs === 'kept', data: always },
  hostPlace: { asked: isFrench, data: always },
  hostGuarantee: { asked: (facts) => isFrench(facts) && facts.hostPlace === 'outside', data: always },
  accessContact: { access: always },
  auditDate: { access: hasAuditPart },
  auditor: { access: hasAuditPart },
  auditRate: { access: hasAuditPart },
  auditPages: { access: isBoundByAudit },
  auditEnvironment: { access: isBoundByAudit },
  auditTools: { access: isBoundByAudit },
  gaps: { access: (facts) => isBoundByAudit(facts) && auditOf(facts)?.rate !== 100 },
  derogations: { asked: isBound },
  exempt: { asked: isBound },
  declaredOn: { asked: isBound, access: always },
  schemeUrl: { asked: isBound },
  planUrl: { asked: isBound },
  showMentions: { asked: always },
  showData: { asked: always },
  showAccessibility: { asked: always },
};

const ofPage = { 'mentions-legales': 'mentions', 'donnees-personnelles': 'data', accessibilite: 'access' } as const;
const switches = {
  'mentions-legales': 'showMentions',
  'donnees-personnelles': 'showData',
  accessibilite: 'showAccessibility',
} as const satisfies Record<LegalPage, LegalField>;

const fieldNames = Object.keys(rules) as readonly LegalField[];

/** The field that switches a page on. */
export const switchOf = (page: LegalPage): (typeof switches)[LegalPage] => switches[page];

/** Whether the form asks for a field in the case chosen. */
export const isAsked = (facts: LegalFacts, field: LegalField): boolean => (rules[field].asked ?? isChosen)(facts);

/** The pages that require a field in the case chosen. */
export const neededBy = (facts: LegalFacts, field: LegalField): readonly LegalPage[] =>
  isAsked(facts, field) ? legalPages.filter((page) => (rules[field][ofPage[page]] ?? never)(facts)) : [];

/** The required fields of a page in the case chosen, in form order. */
export const neededFor = (facts: LegalFacts, page: LegalPage): readonly LegalField[] =>
  fieldNames.filter((field) => neededBy(facts, field).includes(page));

/** Required fields left empty. */
export const missingFor = (facts: LegalFacts, page: LegalPage): readonly LegalField[] =>
  neededFor(facts, page).filter((field) => !isAnswered(facts, field));

/** Whether visitors see a page: switched on and complete. */
export const isPublic = (facts: LegalFacts, page: LegalPage): boolean =>
  facts[switches[page]] && missingFor(facts, page).length === 0;

/** Whether the chosen law requires a page. */
const isDue = (facts: LegalFacts, page: LegalPage): boolean =>
  page === 'accessibilite' ? isBound(facts) : isFrench(facts);

/** The data for the public pages' links, on the day `today`; undefined while there is no page. */
export function publicLegal(facts: LegalFacts, today = dayOf(new Date())): PublicLegal | undefined {
  const pages = legalPages.filter((page) => isPublic(facts, page));
  if (pages.length === 0) return undefined;
  return { pages, isFrench: isFrench(facts), ...(isBound(facts) && { conformity: conformityOf(facts, today) }) };
}

type LegalReminder =
  | { readonly of: 'legal'; readonly page: LegalPage; readonly lacks: number }
  | { readonly of: 'audit'; readonly date: string };

/**
 * Pages that the chosen law requires or that were switched on, and that are not public; and an audit that has expired
 * on the day `today`, `2026-11-27`.
 */
export function legalReminders(facts: LegalFacts, today: string): readonly LegalReminder[] {
  if (facts.law === '') return [];
  const isWanted = (page: LegalPage) => facts[switchOf(page)] || isDue(facts, page);
  const audit = auditOf(facts);
  return [
    ...legalPages
      .filter((page) => isWanted(page) && !isPublic(facts, page))
      .map((page) => ({ of: 'legal', page, lacks: missingFor(facts, page).length }) as const),
    ...(audit && isOver(audit, today) ? [{ of: 'audit', date: audit.date } as const] : []),
  ];
}
