import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import type { Profile } from '@/sections/profil/schema';
import { telAddress, telText } from './profile-copy';

type Props = { readonly profile: Profile; readonly className: string; readonly withAddress?: boolean };

/** Email and telephone, each with its icon; the postal address too if `withAddress`. */
export function ContactLines({ profile, className, withAddress = false }: Props) {
  const { email, gsm, affiliation } = profile;
  if (!email && !gsm && !(withAddress && affiliation)) return null;
  return (
    <dl className={className}>
      {email ? (
        <Line sign={<SvgIcon name="mail" />} label="Courriel">
          <a href={`mailto:${email}`}>{email}</a>
        </Line>
      ) : null}
      {gsm ? (
        <Line sign={<SvgIcon name="phone" />} label="Téléphone">
          <a className="num" href={telAddress(gsm)}>
            {telText(gsm)}
          </a>
        </Line>
      ) : null}
      {withAddress && affiliation ? (
        <Line sign={<SvgIcon name="map-pin" />} label="Adresse">
          {affiliation}
        </Line>
      ) : null}
    </dl>
  );
}

function Line({ sign, label, children }: { sign: ReactNode; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {sign}
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
