'use client';
import type { ReactNode } from 'react';
import { toneOf } from '@/sections/palette';
import type { Language } from '@/sections/profil/schema';
import type { StoredProfile } from '@/sections/public-site';
import { EditorForm } from '../editor/editor-form';
import { NodeEditor } from '../editor/node-editor';
import { modifiedText, SaveBar } from '../form/save-bar';
import { PageHeader, ViewOnSite } from '../page-header';
import { ProfilePreview } from '../preview/profile-preview';
import type { RenderProfile } from '../preview/render-preview';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { SampleBadge } from '../section-badges';
import { AdminLink } from '../shell/admin-link';
import { PasswordPanel } from './password-panel';
import { PhotoField } from './photo-field';
import type { ProfilePart } from './profile-parts';
import { academic, links, mission, personal } from './profile-parts';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';
import { useProfileForm } from './use-profile-form';

type Props = { readonly profile: StoredProfile; readonly render: RenderProfile };

/** The profile page: the form and its preview, then the password, the second factor and the open sessions, which are saved apart. */
export function ProfileEditor({ profile, render }: Props) {
  const form = useProfileForm(profile);
  const leave = useConfirmLeave();
  const { draft, state } = form;
  return (
    <div className="page">
      <PageHeader title="Profil" meta={profile.sample && state.at !== 'saved' && <SampleBadge />} actions={<ViewOnSite />} />
      <div className="edit account">
        <form className="edit-sections" noValidate onSubmit={form.onSubmit}>
          <EditorForm form={form}>
            <Part part={personal}>
              <SpokenLanguages languages={profile.langues} />
            </Part>
            <FormSection id="photo" title="Photo" about="Elle ouvre le site, et l’accompagne en tête de page.">
              <PhotoField />
            </FormSection>
            <Part part={academic} />
            <Part part={mission} />
            <Part part={links} />
          </EditorForm>
        </form>
        <aside className="edit-aside" aria-label="Aperçu">
          <ProfilePreview render={render} fields={draft.value} />
        </aside>
        <div className="edit-sections">
          <FormSection id="mot-de-passe" title="Mot de passe" about="Enregistré à part, dès que vous le modifiez.">
            <PasswordPanel />
          </FormSection>
          <FormSection id="double-authentification" title="Double authentification" about="Un code de votre téléphone, en plus du mot de passe. Facultatif.">
            <SecondFactorPanel />
          </FormSection>
          <FormSection
            id="sessions"
            title="Sessions ouvertes"
            about="Les appareils connectés à l’administration. Une session dure 8 heures au plus, 1 heure sans activité."
          >
            <SessionsPanel />
          </FormSection>
        </div>
      </div>
      <SaveBar form={form} detail={modifiedText(draft)} saveLabel="Sauvegarder" onCancel={() => leave(() => draft.reset(draft.base))} />
    </div>
  );
}

function Part({ part, children }: { readonly part: ProfilePart; readonly children?: ReactNode }) {
  return (
    <FormSection id={part.id} title={part.title} about={part.about}>
      <div className="fields">
        {part.fields.map(([name, node]) => (
          <NodeEditor key={name} node={node} path={[name]} />
        ))}
        {children}
      </div>
    </FormSection>
  );
}

function FormSection({ id, title, about, children }: { readonly id: string; readonly title: string; readonly about: string; readonly children: ReactNode }) {
  return (
    <section className="form-section" id={id} aria-labelledby={`${id}-titre`}>
      <header>
        <h2 id={`${id}-titre`}>{title}</h2>
        <p>{about}</p>
      </header>
      <div className="body">{children}</div>
    </section>
  );
}

function SpokenLanguages({ languages }: { readonly languages: readonly Language[] }) {
  return (
    <div className="field">
      <span className="label">Langues parlées</span>
      {languages.length === 0 ? (
        <p className="faint">Aucune langue ajoutée</p>
      ) : (
        <div className="chips">
          {languages.map(({ nom, color }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two languages may bear one name, and none has an id
            <span className="chip" key={index} data-tone={toneOf(color)}>
              <span className="dot" />
              <bdi>{nom}</bdi>
            </span>
          ))}
        </div>
      )}
      <p className="hint">
        <AdminLink href="/admin/languages">Gérer les langues</AdminLink>
      </p>
    </div>
  );
}
