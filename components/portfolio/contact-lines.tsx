import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { Profile } from '@/lib/content/profile';
import { telAddress, telText } from './words';

type Props = { readonly profile: Profile; readonly className: string; readonly withAddress?: boolean };

/** Email and telephone, each with its sign; the postal address where asked for. */
export function ContactLines({ profile, className, withAddress = false }: Props) {
  const { email, gsm, affiliation } = profile;
  if (!email && !gsm && !(withAddress && affiliation)) return null;
  return (
    <dl className={className}>
      {email ? (
        <Line sign={<Mail className="icon" aria-hidden />} label="Courriel">
          <a href={`mailto:${email}`}>{email}</a>
        </Line>
      ) : null}
      {gsm ? (
        <Line sign={<Phone className="icon" aria-hidden />} label="Téléphone">
          <a className="num" href={telAddress(gsm)}>
            {telText(gsm)}
          </a>
        </Line>
      ) : null}
      {withAddress && affiliation ? (
        <Line sign={<MapPin className="icon" aria-hidden />} label="Adresse">
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
