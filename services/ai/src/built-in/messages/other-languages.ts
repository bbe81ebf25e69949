import type { Language } from '../../safety/languages.ts';

export type OtherLanguage = Exclude<Language, 'en'>;

/** What Sage knows to say and to read in a language that it does not plan in. */
export interface OtherWords {
  /** How a wish begins, one a line, without accents. */
  wishes: string;
  /** Questions about Sage, without accents, one a line. Any text that holds one is in this language. */
  asks: string;
  /** Words of somebody who tells, thanks or greets, without accents. A text without them is a wish: 'Halbmarathon laufen'. */
  tells: string;
  /** Said above the roadmap of a wish. */
  made: string;
  /** Said to everything else: what Sage can do. */
  canDo: string;
}

export const otherLanguages: Readonly<Record<OtherLanguage, OtherWords>> = {
  de: {
    wishes: `
      ich mochte gerne
      ich mochte gern
      ich mochte
      ich moechte
      ich will
      ich wurde gerne
      ich wurde gern
      wir wollen
      wir mochten
      mein ziel ist es
      mein ziel ist
      mein ziel
    `,
    asks: `
      was kannst du
      was machst du
      wer bist du
      kannst du deutsch
      sprichst du deutsch
      kannst du mir helfen
      wie funktioniert das
      was ist pathwise
      hilfe bitte
    `,
    tells:
      'ich mir mich du dir dich er sie es wir uns ihr bin ist sind war waren hab habe hat haben hatte geht danke hallo tschuss morgen heute gestern',
    made: 'Dein Ziel ist angelegt, mit deinen eigenen Worten. Den Plan und meine Antworten schreibe ich auf Englisch.',
    canDo:
      'Ich plane und antworte auf Englisch. Einen Wunsch darfst du mir auf Deutsch schreiben, zum Beispiel „Ich möchte Klavier lernen“: Ich mache ein Ziel mit Schritten daraus. Fragen nach deinen Zielen, etwa was als Nächstes kommt, stell mir bitte auf Englisch.',
  },
  fr: {
    wishes: `
      je veux
      je voudrais
      j aimerais
      je souhaite
      nous voulons
      on veut
      mon objectif est de
      mon but est de
    `,
    asks: `
      que sais tu faire
      que peux tu faire
      qu est ce que tu peux
      tu fais quoi
      qui es tu
      parlez vous francais
      tu parles francais
      comment ca marche
      peux tu m aider
      pouvez vous m aider
      que pouvez vous faire
    `,
    tells:
      'je j m me tu t il elle on nous vous suis es est sommes sont etait ai as avons ont merci bonjour bonsoir salut hier',
    made: 'Votre objectif est créé, avec vos propres mots. J’écris le plan et mes réponses en anglais.',
    canDo:
      'Je planifie et je réponds en anglais. Vous pouvez m’écrire un souhait en français, par exemple « Je veux apprendre le piano » : j’en fais un objectif avec des étapes. Pour les questions sur vos objectifs, écrivez-moi en anglais, s’il vous plaît.',
  },
  es: {
    wishes: `
      quiero
      yo quiero
      quisiera
      me gustaria
      queremos
      mi objetivo es
      mi meta es
      necesito
    `,
    asks: `
      que puedes hacer
      que sabes hacer
      quien eres
      hablas espanol
      como funciona
      puedes ayudarme
      me puedes ayudar
      en que me ayudas
    `,
    tells:
      'yo me te nos estoy esta estamos soy eres es somos son era fue he ha hemos tengo tiene gracias hola adios ayer hoy',
    made: 'Tu objetivo está creado, con tus propias palabras. El plan y mis respuestas los escribo en inglés.',
    canDo:
      'Planifico y respondo en inglés. Puedes escribirme un deseo en español, por ejemplo «Quiero aprender piano»: hago de él un objetivo con pasos. Las preguntas sobre tus objetivos, escríbemelas en inglés, por favor.',
  },
  pt: {
    wishes: `
      quero
      eu quero
      gostaria de
      eu gostaria de
      queria
      queremos
      meu objetivo e
      minha meta e
      preciso
    `,
    asks: `
      o que voce faz
      o que voce pode fazer
      o que sabe fazer
      quem e voce
      voce fala portugues
      fala portugues
      como funciona isso
      pode me ajudar
      o que consegue fazer
    `,
    tells: 'eu me te nos estou esta estamos sou somos sao era foi tenho tem obrigado obrigada ola oi tchau ontem hoje',
    made: 'O seu objetivo está criado, com as suas próprias palavras. O plano e as minhas respostas escrevo em inglês.',
    canDo:
      'Planejo e respondo em inglês. Pode escrever-me um desejo em português, por exemplo “Quero aprender piano”: faço dele um objetivo com passos. As perguntas sobre os seus objetivos, escreva-me em inglês, por favor.',
  },
  it: {
    wishes: `
      voglio
      io voglio
      vorrei
      mi piacerebbe
      vogliamo
      il mio obiettivo e
      ho bisogno di
    `,
    asks: `
      cosa sai fare
      che cosa sai fare
      cosa puoi fare
      chi sei
      parli italiano
      come funziona
      mi puoi aiutare
      puoi aiutarmi
    `,
    tells: 'io mi ti ci sono siamo era ho hai ha abbiamo grazie ciao buongiorno oggi ieri',
    made: 'Il tuo obiettivo è creato, con le tue parole. Il piano e le mie risposte li scrivo in inglese.',
    canDo:
      'Pianifico e rispondo in inglese. Puoi scrivermi un desiderio in italiano, per esempio «Voglio imparare il pianoforte»: ne faccio un obiettivo con dei passi. Le domande sui tuoi obiettivi, scrivimele in inglese, per favore.',
  },
};
