import { siteSettings } from '../public-pages/site-settings.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function TermsOfServicePage() {
  return <LegalPage title="Terms of Service" sections={sections(siteSettings.supportEmail())} />;
}

const sections = (email: string): readonly LegalSection[] => [
  {
    title: 'Agreement',
    paragraphs: [
      'These terms are the agreement between you and Pathwise about the use of the service. By creating an account or using the service you accept them. If you do not agree, please do not use it.',
    ],
  },
  {
    title: 'Description',
    paragraphs: [
      'Pathwise lets you state goals in words, builds roadmaps for them with the help of an AI assistant, and gives you tools to follow them: steps, a weekly plan, reminders, a diary, and areas where members meet.',
      'There is a free plan with up to 3 goals, and a paid plan. Prices and what a plan contains are shown before you subscribe. A subscription renews until you cancel it, which you can do anytime; within 30 days of your first payment you can have it refunded.',
      'We develop the service and may change or end parts of it. If that concerns something you have paid for, we tell you beforehand.',
    ],
  },
  {
    title: 'User Accounts',
    paragraphs: [
      'You need an account for most of the service. Give an email address you can be reached at, keep your password to yourself, and tell us if you believe someone else uses your account. You are responsible for what happens through it until you do.',
      'You must be at least 16 years old, and one person has one account.',
    ],
  },
  {
    title: 'Acceptable Use',
    paragraphs: ['Use the service lawfully and with respect for others. In particular, do not:'],
    list: [
      'harass, threaten or deceive other members, or publish what belongs to someone else; you can report such posts and people to us;',
      'send advertising, or collect the addresses of members for it;',
      'break into accounts or systems, overload them, or get round the limits of a plan;',
      'read the service out by automated means, other than your own data;',
      'use the AI assistant to produce harmful or unlawful content.',
    ],
  },
  {
    title: 'Content and IP',
    paragraphs: [
      'What you write stays yours. You allow us to store, process and show it as far as the service needs, to you and to those you have made it visible to. That permission ends when you delete the content or your account. Deleted content can be brought back for 30 days, then it is gone. Deleting your account is final at once.',
      'The service itself, its design, its texts and its software belong to Pathwise and its licensors. Roadmaps that the assistant writes for you are yours to use.',
    ],
  },
  {
    title: 'AI Services Disclaimer',
    paragraphs: [
      'Roadmaps, suggestions and replies are produced by software. They can be incomplete or wrong, and they do not know your circumstances beyond what you write. Check them before you rely on them.',
      'They are no medical, psychological, legal or financial advice. Speak to a professional before decisions of that kind. In an emergency, or if you think of harming yourself, contact your local emergency services.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: ['The Privacy Policy says what information we collect and how we use it. It is part of these terms.'],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You can delete your account at any time, from your profile. We may suspend or close an account that breaks these terms, that endangers others or the service, or that the law obliges us to close; where we can, we warn you first. What you have paid for and can no longer use because of us is refunded in proportion.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'We provide the service with reasonable care, as it is and as it is available. We do not promise that it is free of errors, that it is never interrupted, or that you reach the goals you plan with it.',
      'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or where the law forbids a limit. Beyond that we are not liable for indirect loss, and our liability is limited to what you have paid us in the twelve months before the claim arose. Your rights as a consumer remain.',
    ],
  },
  {
    title: 'Governing Law',
    paragraphs: [
      'These terms are governed by the laws of England and Wales, and the courts of England and Wales decide disputes about them. If you live elsewhere as a consumer, the protection that the mandatory law of your country gives you stays yours.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [`Questions about these terms reach us at ${email}, or through the support form.`],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We may change these terms. The date at the top says when they last changed. We tell you of important changes at least 30 days ahead; if you go on using the service after that, the new terms apply to you.',
    ],
  },
];
