import { siteSettings } from '../public-pages/site-settings.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function PrivacyPolicyPage() {
  return <LegalPage title="Privacy Policy" sections={sections(siteSettings.supportEmail())} />;
}

const sections = (email: string): readonly LegalSection[] => [
  {
    title: 'Introduction',
    paragraphs: [
      'Pathwise helps you plan your life in goals, roadmaps and weeks. To do that it keeps what you write. This policy says what we keep, what we use it for, who else sees it, and what you can do about it.',
      'It applies to the Pathwise website and to every service behind it.',
    ],
  },
  {
    title: 'Information We Collect',
    paragraphs: ['We collect what you give us and what running the service needs:'],
    list: [
      'Account: your email address, a one-way hash of your password, and your name if you give it.',
      'Profile: what you choose to add, such as profession, location, a biography, links, a contact address and a picture.',
      'Content: goals, roadmaps, steps, tasks, reminders, diary entries, posts, and your conversations with the AI assistant.',
      'Technical data: the times of your sign-ins, the browser you used, your time zone, and server logs without the content of what you write.',
      'Messages to support, with the name and address you give there. We delete them after a year.',
      'Payments: your plan, its dates, and what you paid or got back. Stripe, our payment provider, handles your card. We never see the card number.',
    ],
  },
  {
    title: 'How We Use Your Information',
    paragraphs: ['We use it to run the service for you and for nothing that you would not expect:'],
    list: [
      'to sign you in and keep your account safe;',
      'to build roadmaps, answer your questions and show your progress;',
      'to show other members what you have made visible to them;',
      'to send you the emails that your account needs, such as a link to choose a new password;',
      'to send you a weekly review, congratulations and news, until you unsubscribe by the link in each of them or in your profile;',
      'to find and mend faults, and to prevent abuse.',
    ],
  },
  {
    title: 'Information Sharing',
    paragraphs: [
      'We do not sell your information. We share it with companies that work for us, only as far as their task needs it: hosting, sending email, taking payments, and the AI provider that writes roadmaps and replies.',
      'The AI provider receives the message you send, the goals it concerns and their dates. It never receives your diary, your password or your contact details.',
      'Other members see your name, picture and profile, and your goals’ titles, categories, status and progress unless you hide them. Your diary is private unless you make it public.',
      'Members on the premium plan also see your contact address and your posts. If you accept an introduction, both of you see the other’s address. People you block see none of this. Posts show to others for 30 days, then to you alone until you renew them.',
      'Those who run Pathwise can see your account, your plan and what members report to them. A log keeps what they do.',
      'We disclose information to authorities only where the law obliges us to.',
    ],
  },
  {
    title: 'Data Security',
    paragraphs: [
      'Traffic is encrypted. Passwords are stored as hashes made to resist guessing. Session cookies cannot be read by scripts. Access to the systems is limited to those who run them.',
      'No system is beyond failure. If a breach puts you at risk, we tell you and the authority in charge without undue delay.',
    ],
  },
  {
    title: 'Your Rights',
    paragraphs: ['You decide over your information. You can, at any time and free of charge:'],
    list: [
      'see and correct it in your account;',
      'download a copy of it from your profile, as one file in a common format (JSON);',
      'delete your account from your profile, which erases what every part of the service holds about you. For bookkeeping Stripe keeps its invoices, and we keep its customer number without your name or address;',
      'hide your goals or your diary from other members, and block members;',
      'object to a use of your information, or ask us to restrict it;',
      'complain to the data protection authority of your country.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      `Questions about this policy or about your information reach us at ${email}, or through the support form.`,
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We may change this policy as the service changes. The date at the top says when it last did. If a change concerns your rights, we tell you by email or in the service before it takes effect.',
    ],
  },
];
