'use client';
import { ShieldCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from 'react';
import { counted, plural } from '@/lib/format/french';
import { type ProfileChange, saveProfile } from '@/lib/site/api/client';
import type { Folds } from '@/sections/editor-tree';
import { toneOf } from '@/sections/palette';
import { profileTree } from '@/sections/profil/editor';
import { hasSampleName, sampleFields, withoutSampleFields } from '@/sections/profil/sample-fields';
import { type Language, type Profile, profilePatch } from '@/sections/profil/schema';
import type { StoredProfile } from '@/sections/public-site';
import { EditorForm, removeSample, SampleLine } from '../editor/editor-form';
import { FieldFolds } from '../editor/group-editor';
import { NodeEditor } from '../editor/node-editor';
import { FieldBox, FieldHint, FieldLabel, Fields } from '../fields/field';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { acceptedBy } from '../form/use-draft';
import { useForm } from '../form/use-form';
import { useGuided } from '../guide/use-guided';
import { Page, PageHeader, ViewOnSite } from '../page-header';
import type { Block } from '../preview/blocks';
import { PreviewToggle } from '../preview/preview-button';
import { PreviewPane, type RenderProfile } from '../preview/preview-pane';
import { AdminLink } from '../providers/navigate';
import { showToast } from '../providers/notifications';
import { Disclosure } from '../ui/disclosure';
import { FormSection, SplitForm } from '../ui/form-layout';
import { Dot } from '../ui/status';
import { PasswordPanel } from './password-panel';
import { PhotoField } from './photo-field';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';

type Props = Readonly<{
  profile: StoredProfile;
  /** How many visible sections have the owner's content, and the number of all sections. */
  sections: Readonly<{ own: number; total: number }>;
  render: RenderProfile;
}>;

/** The profile page: the form and its preview, then the password, second factor and open sessions, saved separately. */
export function ProfileEditor({ profile, sections, render }: Props) {
  const { finish } = useGuided();
  const form = useForm<ProfileChange, StoredProfile>({
    draftOf: fieldsOf,
    accept: acceptedBy(profilePatch),
    onStored(saved, isAllStored) {
      if (hasSampleName(profile) && !hasSampleName(saved))
        showToast.success(
          `Vos visiteurs ne voient plus les exemples\u00a0: ${counted(sections.own, 'section', 'sections')} sur ${sections.total} ${plural(sections.own, 'a', 'ont')} votre contenu.`,
        );
      if (isAllStored) finish();
    },
    send: (owner, change, base) => saveProfile(owner, { ...change, version: base?.version }),
    versions: { stored: profile, tree: profileNode },
    words: { saved: () => 'Profil mis à jour avec succès!', fallback: 'Erreur lors de la mise à jour du profil' },
  });
  const sheet = useState(false);
  const [, setSheet] = sheet;
  const [passwords, setPasswords] = useState(0);
  const { draft } = form;
  const cancel = useConfirmDiscard(form.dirty, form.giveUp);
  const sample = useMemo(() => sampleFields(draft.value), [draft.value]);
  const preview = useCallback((json: string) => render({ fields: json, shown: 'all' }), [render]);
  return (
    <Page>
      <PageHeader
        title="Profil"
        actions={
          <>
            <ViewOnSite />
            <PreviewToggle onOpen={() => setSheet(true)} />
          </>
        }
      />
      <SplitForm as="div">
        <div className="min-w-0">
          <form className="grid grid-cols-1 gap-4" noValidate onSubmit={form.onSubmit}>
            <SampleLine
              of="Profil"
              count={sample.length}
              onRemove={() => removeSample(form, withoutSampleFields(draft.value))}
            />
            <EditorForm form={form} sample={sample}>
              <div>
                <Part {...personal}>
                  <SpokenLanguages languages={profile.langues} />
                </Part>
                <FormSection id="photo" title="Photo" about="Elle ouvre le site, et l’accompagne en tête de page.">
                  <PhotoField />
                </FormSection>
                <Part {...academic} />
                <Part {...mission} />
                <Part {...links} />
                <div className="pb-6">
                  <FieldFolds node={profileNode} path={[]} />
                </div>
              </div>
            </EditorForm>
          </form>
          <FormSection id="mot-de-passe" title="Mot de passe" about="Sauvegardé à part, dès que vous le modifiez.">
            <PasswordPanel
              key={draft.resets}
              registerPendingEdit={form.registerPendingEdit}
              onChanged={() => setPasswords(passwords + 1)}
            />
          </FormSection>
          <Disclosure title="Sécurité" icon={ShieldCheck}>
            <div className="px-4">
              <FormSection
                id="double-authentification"
                title="Double authentification"
                about="Un code de votre téléphone, en plus du mot de passe. Facultatif."
              >
                <SecondFactorPanel />
              </FormSection>
              <FormSection
                id="sessions"
                title="Sessions ouvertes"
                about="Les appareils connectés à l’administration. Une session dure 8 heures au plus, 1 heure sans activité."
              >
                <SessionsPanel key={passwords} />
              </FormSection>
            </div>
          </Disclosure>
        </div>
        <PreviewPane form={form} blocks={blocks} sheet={sheet} draft={draft.value} render={preview} />
      </SplitForm>
      <SaveBar form={form} saveLabel="Sauvegarder" onCancel={cancel} onPreview={() => setSheet(true)} />
    </Page>
  );
}

/** The fields in each element of the preview, by its id or `data-id`. */
const fieldsIn: Readonly<Record<string, readonly (keyof Profile)[]>> = {
  photo: ['photo'],
  mission: ['mission'],
  nom: ['nom', 'prenom', 'titre'],
  home: ['fonction', 'grade'],
  affiliation: ['affiliation', 'laboratoire', 'equipe'],
  fonction: ['fonction'],
  liens: ['linkedin', 'researchgate', 'youtube', 'identifiants'],
  nationalite: ['nationalite'],
  contact: ['invitation', 'reponse'],
  email: ['email'],
  gsm: ['gsm'],
  disponibilite: ['disponibilite'],
};
const blocks = Object.entries(fieldsIn).flatMap(([item, names]) =>
  names.map((name): Block => ({ item, path: [name] })),
);

function Part({ fields, children, ...head }: ProfilePart & { readonly children?: ReactNode }) {
  return (
    <FormSection {...head}>
      <Fields>
        {fields.map((name) => (
          <NodeEditor key={name} node={profileTree.fields[name]} path={[name]} />
        ))}
        {children}
      </Fields>
    </FormSection>
  );
}

function SpokenLanguages({ languages }: { readonly languages: readonly Language[] }) {
  return (
    <FieldBox>
      <FieldLabel>Langues parlées</FieldLabel>
      {languages.length === 0 ? (
        <p className="text-ink-faint">Aucune langue ajoutée</p>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {languages.map(({ nom, color }, index) => (
            <span
              className="inline-flex min-h-6.5 items-center gap-1.5 rounded-1 border border-rule bg-paper-raised px-2.5 text-sm"
              // biome-ignore lint/suspicious/noArrayIndexKey: languages have no ids, and two may share a name
              key={index}
              data-tone={toneOf(color)}
            >
              <Dot />
              <bdi>{nom}</bdi>
            </span>
          ))}
        </div>
      )}
      <FieldHint>
        <AdminLink className="inline-flex min-h-6 items-center" href="/admin/languages">
          Gérer les langues
        </AdminLink>
      </FieldHint>
    </FieldBox>
  );
}

const fieldsOf = (profile: StoredProfile): Record<string, unknown> =>
  Object.fromEntries(profileFields.map((name) => [name, profile[name]]));

type ProfilePart = Omit<ComponentProps<typeof FormSection>, 'children'> & {
  readonly fields: readonly Exclude<keyof Profile, 'langues' | 'photo'>[];
};

const personal: ProfilePart = {
  id: 'perso',
  title: 'Informations personnelles',
  about: 'Le nom et les coordonnées paraissent en tête du site.',
  fields: ['prenom', 'nom', 'autresNoms', 'titre', 'nationalite', 'gsm', 'email'],
};
const academic: ProfilePart = {
  id: 'academique',
  title: 'Informations académiques',
  about: 'L’affiliation sert aussi d’adresse dans Contact.',
  fields: ['grade', 'fonction', 'affiliation', 'laboratoire', 'equipe'],
};
const mission: ProfilePart = {
  id: 'mission',
  title: 'Mission',
  about: 'Quelques lignes sur ce qui guide vos recherches. Elles ouvrent le site.',
  fields: ['mission'],
};
const links: ProfilePart = {
  id: 'liens',
  title: 'Liens professionnels',
  about: 'Un lien vide ne paraît pas.',
  fields: ['linkedin', 'researchgate', 'youtube'],
};

const folds = {
  Identifiants: ['identifiants'],
  'Sur la page d’accueil': ['invitation', 'reponse', 'disponibilite', 'laboratoireUrl'],
} as const satisfies Folds;

/** The fields of the form: all but the languages, which have their own page. */
const profileFields: readonly (keyof Profile)[] = [
  'photo',
  ...[personal, academic, mission, links].flatMap((part) => part.fields),
  ...Object.values(folds).flat(),
];

const profileNode = {
  node: 'group',
  folds,
  fields: Object.fromEntries(profileFields.map((name) => [name, profileTree.fields[name]])),
} as const;
