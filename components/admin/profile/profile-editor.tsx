'use client';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { toneOf } from '@/sections/palette';
import { sampleFields, withoutSampleFields } from '@/sections/profil/sample-fields';
import type { Language } from '@/sections/profil/schema';
import type { StoredProfile } from '@/sections/public-site';
import { EditorForm } from '../editor/editor-form';
import { FieldFolds } from '../editor/group-editor';
import { NodeEditor } from '../editor/node-editor';
import { removeSample, SampleLine } from '../editor/sample-line';
import { FieldBox, FieldHint, FieldLabel, Fields } from '../fields/field';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { useGuided } from '../guide/use-guided';
import { BackLink, PageHeader, ViewOnSite } from '../page-header';
import { PreviewToggle } from '../preview/preview-button';
import { ProfilePreview } from '../preview/profile-preview';
import type { RenderProfile } from '../preview/render-preview';
import { AdminLink } from '../shell/admin-link';
import { Disclosure } from '../ui/disclosure';
import { Dot } from '../ui/dot';
import { FormSection } from '../ui/form-section';
import { Page } from '../ui/page';
import { SplitForm } from '../ui/split-form';
import { PasswordPanel } from './password-panel';
import { PhotoField } from './photo-field';
import type { ProfilePart } from './profile-parts';
import { academic, links, mission, personal, profileNode } from './profile-parts';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';
import { useProfileForm } from './use-profile-form';

type Props = { readonly profile: StoredProfile; readonly render: RenderProfile };

/**
 * The profile page: the form and its preview, then the password, the second factor and the open sessions, which are
 * saved apart.
 */
export function ProfileEditor({ profile, render }: Props) {
  const { isGuided, finish } = useGuided();
  const form = useProfileForm(profile, finish);
  const sheet = useState(false);
  const [, setSheet] = sheet;
  const [passwords, setPasswords] = useState(0);
  const { draft } = form;
  const cancel = useConfirmDiscard(form.dirty, form.giveUp);
  const sample = useMemo(() => sampleFields(draft.value), [draft.value]);
  return (
    <Page>
      <PageHeader
        title="Profil"
        back={isGuided && <BackLink href="/admin">Tableau de bord</BackLink>}
        actions={
          <>
            <ViewOnSite />
            <PreviewToggle onOpen={() => setSheet(true)} />
          </>
        }
      />
      <SplitForm as="div">
        <div className="min-w-0">
          <form noValidate onSubmit={form.onSubmit}>
            <SampleLine
              of="Profil"
              count={sample.length}
              onRemove={() => removeSample(form, withoutSampleFields(draft.value))}
            />
            <EditorForm form={form} sample={sample}>
              <Part part={personal}>
                <SpokenLanguages languages={profile.langues} />
              </Part>
              <FormSection id="photo" title="Photo" about="Elle ouvre le site, et l’accompagne en tête de page.">
                <PhotoField />
              </FormSection>
              <Part part={academic} />
              <Part part={mission} />
              <Part part={links} />
              <div className="pb-6">
                <FieldFolds node={profileNode} path={[]} />
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
        <ProfilePreview form={form} sheet={sheet} render={render} />
      </SplitForm>
      <SaveBar form={form} saveLabel="Sauvegarder" onCancel={cancel} onPreview={() => setSheet(true)} />
    </Page>
  );
}

function Part({ part, children }: { readonly part: ProfilePart; readonly children?: ReactNode }) {
  return (
    <FormSection id={part.id} title={part.title} about={part.about}>
      <Fields>
        {part.fields.map(([name, node]) => (
          <NodeEditor key={name} node={node} path={[name]} />
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
              // biome-ignore lint/suspicious/noArrayIndexKey: two languages may bear one name, and none has an id
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
