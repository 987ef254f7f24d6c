/** The owner's statements for the legal pages: one flat form, whose choices decide which of its fields count. */
import { z } from 'zod';
import { dayOf } from '@/lib/format/dates';
import { longText, text, webAddress } from '@/sections/fields';

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.preprocess((value) => value ?? '', z.enum(['', ...values], 'Choisissez une des réponses proposées'));
const tick = z.preprocess((value) => value ?? false, z.boolean('Ce champ doit être vrai ou faux'));
const pastDay = z.preprocess(
  (value) => value ?? '',
  z
    .string('Ce champ doit être un texte')
    .refine((day) => day === '' || z.iso.date().safeParse(day).success, 'Une date s’écrit 2026-11-27')
    .refine((day) => day <= dayOf(new Date()), 'Cette date est à venir'),
);

const fields = {
  /** The law that the pages name: France's, or none. */
  law: choice('france', 'other'),
  publisher: choice('person', 'body'),
  /** For a person: whether the site is published professionally. */
  activity: choice('professional', 'private'),
  /** For an organisation: whether article 47 of loi n° 2005-102 binds it, as it does public ones. */
  status: choice('public', 'other'),
  name: text(300),
  address: text(1000),
  phone: text(100),
  registration: text(300),
  capital: text(200),
  director: text(300),
  /** Whether a person whose page omits part of their identity has given it to the hosting provider. */
  identityGiven: tick,
  hostName: text(300),
  hostAddress: text(1000),
  hostPhone: text(100),
  credits: longText(),
  licence: text(1000),
  further: longText(),
  dataContact: text(500),
  dpo: text(500),
  hostLogs: choice('kept', 'none'),
  hostLogsFor: text(200),
  hostPlace: choice('inside', 'outside'),
  hostGuarantee: text(1000),
  accessContact: text(500),
  auditDate: pastDay,
  auditor: text(300),
  /** Percentage of the criteria that the site meets, with a comma or a point. */
  auditRate: z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
    z
      .string()
      .max(20)
      .refine((rate) => rate.trim() === '' || rateOf(rate) !== null, 'Un taux va de 0 à 100, comme 62,5'),
  ),
  auditPages: longText(),
  auditEnvironment: longText(),
  auditTools: longText(),
  gaps: longText(),
  derogations: longText(),
  exempt: longText(),
  declaredOn: pastDay,
  schemeUrl: webAddress(),
  planUrl: webAddress(),
  showMentions: tick,
  showData: tick,
  showAccessibility: tick,
} as const;

export const legalFacts = z
  .object(fields, 'Les mentions doivent être un objet')
  .refine((facts) => rateOf(facts.auditRate) !== 100 || facts.gaps.trim() === '', {
    path: ['auditRate'],
    message: 'Un taux de 100\u00a0% ne va pas avec des non-conformités',
  });
export type LegalFacts = z.output<typeof legalFacts>;
export type LegalField = keyof LegalFacts;

/** Facts before the owner states any. */
export const noFacts: LegalFacts = legalFacts.parse({});

/** What the API and the administration read: the facts, and their version; 0 before the first save. */
export type StoredLegal = { readonly facts: LegalFacts; readonly version: number; readonly updated_at: string };

/** A typed percentage as a number from 0 to 100; null for anything else. */
export function rateOf(typed: string): number | null {
  const rate = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*%?$/.exec(typed.trim())?.[1];
  const value = rate === undefined ? Number.NaN : Number(rate.replace(',', '.'));
  return value >= 0 && value <= 100 ? value : null;
}

export const isAnswered = (facts: LegalFacts, field: LegalField): boolean => {
  const value = facts[field];
  return typeof value === 'string' ? value.trim() !== '' : value;
};
