/** The form of the legal pages: its fields, and their texts in each case. */
import type { LegalPage } from '@/lib/legal-pages';
import { isAnswered, type LegalFacts, type LegalField } from '@/lib/site/legal/facts';
import { isAsked, neededBy } from '@/lib/site/legal/rules';
import type { AnyNode, GroupNode } from '@/sections/editor-tree';

export const pageNames: Readonly<Record<LegalPage, string>> = {
  'mentions-legales': 'Mentions légales',
  'donnees-personnelles': 'Données personnelles',
  accessibilite: 'Accessibilité',
};

const publish = { node: 'checkbox', label: 'Publier cette page' } as const;

/** The parts of the form. */
const parts = {
  cas: {
    title: 'Votre cas',
    about: 'Ces réponses décident de ce qui est obligatoire.',
    fields: {
      law: {
        node: 'choice',
        label: 'Droit applicable',
        options: [
          { value: 'france', label: 'France' },
          { value: 'other', label: 'Autre' },
        ],
        hint: 'France\u00a0: les pages suivent et citent le droit français. Autre\u00a0: des pages simples, sans article de loi.',
      },
      publisher: {
        node: 'choice',
        label: 'Éditeur du site',
        options: [
          { value: 'person', label: 'Moi-même' },
          { value: 'body', label: 'Un établissement' },
        ],
        hint: 'Sur le serveur d’une université, c’est le plus souvent elle\u00a0: demandez-le-lui.',
      },
      activity: {
        node: 'choice',
        label: 'Cadre',
        options: [
          { value: 'professional', label: 'Professionnel' },
          { value: 'private', label: 'Non professionnel' },
        ],
        hint: 'Dans le doute, «\u00a0professionnel\u00a0»\u00a0: la page dit alors tout ce que la loi peut demander.',
      },
      status: {
        node: 'choice',
        label: 'Statut de l’établissement',
        options: [
          { value: 'public', label: 'Public ou assimilé' },
          { value: 'other', label: 'Autre' },
        ],
        hint: 'Assimilé\u00a0: délégataire d’un service public, ou entreprise de plus de 250\u00a0millions d’euros de chiffre d’affaires. Il doit une déclaration d’accessibilité.',
      },
    },
  },
  editeur: {
    title: 'Éditeur',
    about: 'Qui répond du site.',
    fields: {
      name: {
        node: 'text',
        label: 'Nom ou dénomination',
        hint: 'D’une personne, son nom\u00a0; d’un établissement, le sien.',
      },
      address: {
        node: 'textarea',
        label: 'Adresse',
        rows: 2,
        hint: 'D’une personne, le domicile\u00a0; d’un établissement, le siège.',
      },
      phone: { node: 'text', label: 'Téléphone', span: 'half' },
      registration: {
        node: 'text',
        label: 'Immatriculation',
        span: 'half',
        hint: 'RCS, registre national des entreprises, SIREN\u00a0: si vous êtes immatriculé.',
      },
      capital: { node: 'text', label: 'Capital social', span: 'half', hint: 'D’une société.' },
      director: {
        node: 'text',
        label: 'Directeur de la publication',
        hint: 'D’un établissement, son représentant légal\u00a0: le président d’une université.',
      },
      identityGiven: {
        node: 'checkbox',
        label: 'J’ai communiqué mon identité à l’hébergeur',
        hint: 'C’est la condition pour ne pas publier nom, adresse et téléphone.',
      },
    },
  },
  hebergeur: {
    title: 'Hébergeur',
    about: 'Qui tient le serveur. Ses conditions donnent ces renseignements.',
    fields: {
      hostName: { node: 'text', label: 'Nom de l’hébergeur' },
      hostAddress: { node: 'textarea', label: 'Adresse de l’hébergeur', rows: 2 },
      hostPhone: { node: 'text', label: 'Téléphone de l’hébergeur', span: 'half' },
    },
  },
  contenus: {
    title: 'Contenus',
    about: 'Ce qui est à d’autres, et ce que les lecteurs peuvent en faire.',
    fields: {
      credits: { node: 'textarea', label: 'Crédits', rows: 2, hint: 'Photographies, illustrations, textes d’autrui.' },
      licence: { node: 'text', label: 'Licence des contenus', placeholder: 'CC BY 4.0' },
      further: { node: 'textarea', label: 'Autres mentions', rows: 3 },
    },
  },
  donnees: {
    title: 'Données personnelles',
    about: 'Le reste de la page s’écrit d’après ce que le site fait.',
    fields: {
      dataContact: {
        node: 'text',
        label: 'Contact pour les données',
        hint: 'Adresse email ou postale\u00a0: on y demande l’accès, la correction ou l’effacement.',
      },
      dpo: { node: 'text', label: 'Délégué à la protection des données', hint: 'Nom ou fonction, et adresse.' },
      hostLogs: {
        node: 'choice',
        label: 'L’hébergeur garde-t-il un journal des visites\u202f?',
        options: [
          { value: 'kept', label: 'Oui' },
          { value: 'none', label: 'Non' },
        ],
        hint: 'Ses conditions le disent. Le site, lui, n’en tient pas.',
      },
      hostLogsFor: { node: 'text', label: 'Combien de temps', span: 'half', placeholder: '12 mois' },
      hostPlace: {
        node: 'choice',
        label: 'Où sont les serveurs\u202f?',
        options: [
          { value: 'inside', label: 'Dans l’Espace économique européen' },
          { value: 'outside', label: 'Ailleurs' },
        ],
      },
      hostGuarantee: {
        node: 'text',
        label: 'Garanties du transfert',
        hint: 'Décision d’adéquation, clauses contractuelles types\u2026 l’hébergeur les indique.',
      },
    },
  },
  accessibilite: {
    title: 'Accessibilité',
    about: 'Sans audit de moins de trois ans, la page ne prétend à aucune conformité. Le taux décide du mot.',
    fields: {
      accessContact: {
        node: 'text',
        label: 'Contact pour l’accessibilité',
        hint: 'Adresse email ou page de contact.',
      },
      auditDate: { node: 'text', input: 'date', label: 'Date de l’audit', span: 'third' },
      auditor: { node: 'text', label: 'Auditeur', span: 'third' },
      auditRate: { node: 'text', label: 'Taux (%)', span: 'third', placeholder: '62,5' },
      auditPages: { node: 'textarea', label: 'Pages vérifiées', rows: 2 },
      auditEnvironment: {
        node: 'textarea',
        label: 'Environnement de test',
        rows: 2,
        placeholder: 'Firefox et NVDA, Safari et VoiceOver',
      },
      auditTools: { node: 'textarea', label: 'Outils', rows: 2 },
      gaps: { node: 'textarea', label: 'Non-conformités', rows: 3 },
      derogations: {
        node: 'textarea',
        label: 'Dérogations pour charge disproportionnée',
        rows: 2,
        hint: 'Avec leurs raisons.',
      },
      exempt: { node: 'textarea', label: 'Contenus non soumis à l’obligation', rows: 2 },
      declaredOn: { node: 'text', input: 'date', label: 'Déclaration établie le', span: 'half' },
      schemeUrl: {
        node: 'text',
        input: 'url',
        label: 'Schéma pluriannuel',
        placeholder: 'https://',
        hint: 'L’établissement doit en publier un\u00a0: donnez son adresse.',
      },
      planUrl: { node: 'text', input: 'url', label: 'Plan d’actions de l’année', placeholder: 'https://' },
    },
  },
} as const;

export const legalTree = {
  node: 'group',
  fields: {
    ...parts.cas.fields,
    ...parts.editeur.fields,
    ...parts.hebergeur.fields,
    ...parts.contenus.fields,
    ...parts.donnees.fields,
    ...parts.accessibilite.fields,
    showMentions: publish,
    showData: publish,
    showAccessibility: publish,
  },
} as const satisfies GroupNode<LegalFacts>;

export const legalParts = Object.entries(parts).map(([id, { fields, ...head }]) => ({
  id,
  ...head,
  fields: Object.keys(fields) as LegalField[],
}));

/** The node of a field in the chosen case: required or not, and which pages lack it; null if not asked. */
export function nodeIn(facts: LegalFacts, field: LegalField): AnyNode | null {
  if (!isAsked(facts, field)) return null;
  const node: AnyNode & { readonly hint?: string } = legalTree.fields[field];
  const pages = neededBy(facts, field);
  if (pages.length === 0 || field === 'law') return node;
  if (isAnswered(facts, field)) return { ...node, required: true };
  const lacking = `Manque pour ${pages.map((page) => `«\u00a0${pageNames[page]}\u00a0»`).join(', ')}.`;
  return { ...node, required: true, hint: [lacking, node.hint].filter(Boolean).join(' ') };
}
