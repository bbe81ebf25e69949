import type { User } from '@pathwise/contracts/api/auth';
import { Badge } from '@pathwise/ui/badge';
import { Card } from '@pathwise/ui/card';
import { Mail } from 'lucide-react';
import { type LabelledField, labels } from './profile.rules.ts';
import { SocialLinks } from './social-links.tsx';

const short: readonly LabelledField[] = ['firstName', 'lastName', 'email', 'profession', 'location'];
const long: readonly LabelledField[] = ['bio', 'lookingFor', 'funFact'];

/** The cards Personal Information and Connect Email, while nothing is edited. */
export function ProfileDetails({ user }: { user: User }) {
  return (
    <>
      <Card title="Personal Information">
        <dl className="grid @md:grid-cols-2 gap-x-6 gap-y-4">
          {short.map((name) => (
            <Told key={name} name={name} text={user[name]} />
          ))}
          {long.map((name) => (
            <Told key={name} name={name} text={user[name]} isWide />
          ))}
        </dl>
        <h3 className="mt-6 mb-3 font-semibold text-sm">Social Links</h3>
        <SocialLinks linkedinUrl={user.linkedinUrl} websiteUrl={user.websiteUrl} />
      </Card>
      <ConnectEmail>
        <dl>
          <Told name="contactEmail" text={user.contactEmail} />
        </dl>
      </ConnectEmail>
    </>
  );
}

/** The card about the address that premium members may copy. */
export function ConnectEmail({ children }: { children: React.ReactNode }) {
  return (
    <Card
      title="Connect Email"
      action={
        <Badge tone="green" icon={Mail}>
          Active
        </Badge>
      }
    >
      {children}
      <p className="mt-3 text-meta text-text-3">Premium members can copy this address to get in touch with you.</p>
    </Card>
  );
}

interface ToldProps {
  readonly name: LabelledField;
  readonly text: string | null;
  readonly isWide?: boolean;
}

function Told({ name, text, isWide = false }: ToldProps) {
  return (
    <div className={`grid min-w-0 content-start gap-0.5 ${isWide ? 'col-span-full' : ''}`}>
      <dt className="text-meta text-text-3">{labels[name]}</dt>
      <dd className={`wrap-anywhere whitespace-pre-line ${text ? '' : 'text-text-3'}`}>{text || 'Not set'}</dd>
    </div>
  );
}
