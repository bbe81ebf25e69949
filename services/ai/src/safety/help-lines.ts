export interface HelpLine {
  name: string;
  /** A telephone number or an https address. */
  contact: string;
  note?: string;
}

export interface CountryLines {
  /** The number for an ambulance or the police. */
  emergency: string;
  /** Somebody to talk to in despair. */
  crisis: readonly HelpLine[];
  /** For people who are hurt or threatened by somebody close. */
  violence?: readonly HelpLine[];
  /** For debts and gambling. */
  gambling?: readonly HelpLine[];
  /** For people who fear that they might harm a child. */
  children?: readonly HelpLine[];
}

export const internationalLines: readonly HelpLine[] = [
  {
    name: 'Find A Helpline',
    contact: 'https://findahelpline.com',
    note: 'free, confidential lines in your country, by phone, text or chat',
  },
  {
    name: 'Befrienders Worldwide',
    contact: 'https://www.befrienders.org',
    note: 'people who listen, in many languages',
  },
];

const samaritans: HelpLine = { name: 'Samaritans', contact: '116 123', note: 'free, day and night' };

/** Only numbers that a page confirms: see the README here. A country that is not here gets the international lines. */
export const linesOfCountry: Readonly<Record<string, CountryLines>> = {
  US: {
    emergency: '911',
    crisis: [{ name: '988 Suicide & Crisis Lifeline', contact: '988', note: 'call or text, day and night' }],
    violence: [{ name: 'National Domestic Violence Hotline', contact: '1-800-799-7233' }],
    gambling: [{ name: 'National Problem Gambling Helpline', contact: '1-800-522-4700', note: 'day and night' }],
    children: [{ name: 'Stop It Now', contact: '1-888-773-8368' }],
  },
  CA: {
    emergency: '911',
    crisis: [{ name: '988 Suicide Crisis Helpline', contact: '988', note: 'call or text, day and night' }],
  },
  GB: {
    emergency: '999',
    crisis: [samaritans],
    violence: [{ name: 'National Domestic Abuse Helpline', contact: '0808 2000 247' }],
    gambling: [{ name: 'National Gambling Helpline', contact: '0808 8020 133' }],
    children: [{ name: 'Stop It Now', contact: '0808 1000 900' }],
  },
  IE: { emergency: '112', crisis: [samaritans] },
  AU: {
    emergency: '000',
    crisis: [{ name: 'Lifeline', contact: '13 11 14', note: 'day and night' }],
    violence: [{ name: '1800RESPECT', contact: '1800 737 732' }],
  },
  DE: {
    emergency: '112',
    crisis: [{ name: 'TelefonSeelsorge', contact: '0800 111 0 111', note: 'kostenlos, Tag und Nacht' }],
    violence: [{ name: 'Hilfetelefon Gewalt gegen Frauen', contact: '116 016' }],
  },
  AT: { emergency: '112', crisis: [{ name: 'TelefonSeelsorge', contact: '142', note: 'kostenlos, Tag und Nacht' }] },
  CH: { emergency: '112', crisis: [{ name: 'Die Dargebotene Hand', contact: '143', note: 'Tag und Nacht' }] },
  FR: {
    emergency: '112',
    crisis: [{ name: 'Numéro national de prévention du suicide', contact: '3114', note: 'gratuit, jour et nuit' }],
    violence: [{ name: 'Violences Femmes Info', contact: '3919' }],
  },
  ES: {
    emergency: '112',
    crisis: [{ name: 'Línea de atención a la conducta suicida', contact: '024', note: 'gratuita, día y noche' }],
    violence: [{ name: 'Atención a víctimas de violencia de género', contact: '016' }],
  },
  IT: {
    emergency: '112',
    crisis: [{ name: 'Telefono Amico Italia', contact: '02 2327 2327', note: 'tutti i giorni, dalle 9 alle 24' }],
    violence: [{ name: 'Antiviolenza e stalking', contact: '1522', note: 'gratuito, giorno e notte' }],
  },
  PT: {
    emergency: '112',
    crisis: [
      { name: 'Linha Nacional de Prevenção do Suicídio', contact: '1411', note: 'gratuita, dia e noite' },
      { name: 'SNS 24', contact: '808 24 24 24', note: 'opção 4, aconselhamento psicológico' },
    ],
  },
  BR: {
    emergency: '192 (SAMU) ou 190 (polícia)',
    crisis: [{ name: 'CVV', contact: '188', note: 'gratuito, dia e noite' }],
    violence: [{ name: 'Central de Atendimento à Mulher', contact: '180' }],
  },
};
