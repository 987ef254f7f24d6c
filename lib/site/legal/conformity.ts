/**
 * What an audit of accessibility lets a site claim (RGAA 4.1, « Obligations d’accessibilité »): all criteria met, at
 * least half of them, or not accessible. Without an audit less than three years old, nothing is claimed.
 */
import type { Conformity } from '@/lib/legal-pages';
import { isAnswered, type LegalFacts, rateOf } from './facts';

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
export const hasAuditPart = (facts: LegalFacts): boolean =>
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
