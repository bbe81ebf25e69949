import type { SafetyTexts } from '../answer-texts.ts';

export const it: SafetyTexts = {
  harms: {
    emergency:
      'Può essere un’emergenza e non può aspettare un piano. Chiama subito {number}, o fai chiamare qualcuno, e non guidare. Se è stato ingerito qualcosa, di’ che cosa e quanto. Se è passato e ti senti bene, fatti visitare oggi stesso da un medico.',
    'self-harm':
      'Grazie per avermelo detto. Quello che descrivi pesa più di qualsiasi piano, e non dovresti portarlo da solo.',
    minors:
      'Non aiuterò in questo. Un bambino o un adolescente non può acconsentire e ne soffrirebbe. Se hai questi pensieri e non hai fatto nulla, ci sono persone preparate che ne parlano con te in confidenza, senza giudicarti.',
    danger:
      'Hai fatto bene a dirlo. Nessuno può picchiarti, minacciarti o costringerti, e non è colpa tua. Nessun piano deve insegnarti a sopportarlo. La prima cosa è che tu sia al sicuro.',
    violence:
      'Non aiuterò a fare del male a qualcuno. Se la rabbia o la disperazione sono grandi come sembra, prendi prima le distanze e parla oggi con qualcuno. C’è quasi sempre un’altra strada.',
    stalking:
      'Non aiuterò in questo, perché spaventerebbe o ferirebbe un’altra persona. Quello che ti hanno fatto può fare molto male. Aiutano la distanza e qualcuno con cui parlarne.',
    withdrawal:
      'Voler smettere è una buona decisione. Però non smettere di colpo: può causare convulsioni e mettere in pericolo la vita. Chiama prima un medico o un servizio per le dipendenze; con loro è sicuro e più facile.',
    medication:
      'Non sospendere, aumentare o sostituire questa medicina da solo: può essere pericoloso, anche se ti senti bene. Di’ al medico o al farmacista che cosa ti disturba. Possono cambiare la dose a poco a poco.',
    'eating-disorder':
      'Non farò un piano per questo, perché farebbe male al tuo corpo. Quello che descrivi è difficile da vivere, e si può curare. Mostra questo messaggio a un medico o a qualcuno che sta dalla tua parte.',
    'extreme-weight':
      'Non farò questo piano: un peso così basso, un cambiamento così rapido o un digiuno così lungo possono danneggiare il cuore. I medici consigliano da mezzo chilo a un chilo alla settimana e possono dirti quale peso è sano per te.',
    illegal:
      'Non posso aiutare in questo: è illegale e potrebbe danneggiare altri e te. Se dietro ci sono problemi di soldi, pressioni o una dipendenza, c’è aiuto proprio per questo, e pianifico volentieri con te una strada onesta.',
    money:
      'Non farò un piano per questo. Potresti perdere soldi che ti servono, e cercare di recuperare le perdite quasi sempre le aumenta. Aspetta qualche giorno, non inviare nulla e parlane con qualcuno che non ci guadagna.',
  },
  people: 'Sono un coach di pianificazione e non posso darti l’aiuto che meriti adesso, ma queste persone sì, oggi:',
  danger:
    'Se tu o un’altra persona siete in pericolo immediato, chiama subito {number} o vai al pronto soccorso più vicino. Se puoi, avvisa qualcuno di cui ti fidi e chiedigli di restare con te.',
  localNumber: 'il numero di emergenza (112 in Europa)',
  closing: 'I tuoi obiettivi possono aspettare. Sarò qui quando vorrai tornarci.',
};
