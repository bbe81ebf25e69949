import { describe, expect, it } from '@jest/globals';
import { chooseBooklet } from './choose-by-all.rules.ts';
import { glossed, otherLanguageOf, otherWish } from './language.rules.ts';
import { readForeignWish } from './read-wish.rules.ts';
import { findTargetDate } from './target-date.rules.ts';

const at = { today: '2026-11-23', timeZone: 'Europe/Berlin' };

describe('a wish in another language', () => {
  it.each([
    ['Klavier lernen', 'piano learn'],
    ['Je veux perdre 5 kilos', 'lose 5 kg'],
    ['Quiero aprender a nadar', 'learn swim'],
  ])('%s is read as %s', (text, english) => {
    expect(glossed(text)).toBe(english);
  });

  it.each(['sell my old auto', 'become handy around the house', 'dance at the wedding', 'learn to draw'])(
    '%s is left alone',
    (text) => {
      expect(glossed(text)).toBe(text);
    },
  );

  it.each([
    ['Ich möchte bis Ostern 5 Kilo abnehmen', '2027-03-28'],
    ['Je veux finir mon roman avant Noël', '2026-12-24'],
    ['Quiero correr 10 km hasta el 15 de marzo', '2027-03-15'],
    ['Vorrei smettere di fumare entro Natale', '2026-12-25'],
    ['Wir wollen die Küche bis zum 12. Juni renovieren', '2027-06-12'],
  ])('%s names %s', (text, date) => {
    expect(findTargetDate({ text, ...at })?.date).toBe(date);
  });

  it.each([
    ['Ich möchte in zehn Wochen 5 Kilo abnehmen', 'lose-weight'],
    ['Quiero dejar de fumar', 'quit-smoking'],
    ['Vorrei imparare il pianoforte', 'learn-instrument'],
    ['Ich will den Führerschein machen', 'driving-licence'],
  ])('%s gets the plan of %s', (title, kind) => {
    expect(chooseBooklet({ title }).id).toBe(kind);
  });

  it('keeps its words in the title, without the date', () => {
    const read = readForeignWish(
      { text: 'Ich möchte bis Ostern Klavier lernen', ...at },
      { language: 'de', isGoal: true },
    );
    expect(read).toMatchObject({ title: 'Klavier lernen', category: 'hobby', targetDate: '2027-03-28' });
  });
});

describe('a message in another language', () => {
  const wishes = [
    ['de', 'Halbmarathon laufen bis Mai'],
    ['de', 'Mehr Wasser trinken'],
    ['de', 'Einen Monat ohne Alkohol'],
    ['fr', 'Arrêter de fumer'],
    ['fr', 'Investir 200 euros par mois'],
    ['es', 'Correr un maratón con mi hermana'],
    ['es', 'Aprender a tocar la guitarra'],
    ['pt', 'Juntar dinheiro para a viagem'],
    ['it', 'Correre una mezza maratona'],
    ['it', 'Imparare a cucinare come la nonna'],
  ] as const;
  it.each(wishes)('is a wish in %s: %s', (language, text) => {
    expect(otherLanguageOf(text)).toBe(language);
    expect(otherWish(text, { language, isGoal: false })).toBe(text);
  });

  it.each([
    ['de', 'Mir geht es heute nicht so gut'],
    ['de', 'Ich habe heute viel gelernt am Morgen'],
    ['fr', 'Merci beaucoup pour ton aide'],
    ['es', 'Estoy muy cansada hoy'],
    ['pt', 'Muito obrigado pela ajuda'],
    ['it', 'Oggi sono molto stanco'],
  ] as const)('is no wish in %s: %s', (language, text) => {
    expect(otherLanguageOf(text)).toBe(language);
    expect(otherWish(text, { language, isGoal: false })).toBeUndefined();
  });

  it.each([
    'do 10 pull ups',
    'quit sugar',
    'memorise Psalm 119',
    'Camino de Santiago in May',
    'learn salsa',
    'no alcohol til new years',
    'haha ok ok',
    'cook coq au vin for my wife',
  ])('is English: %s', (text) => {
    expect(otherLanguageOf(text)).toBeUndefined();
  });

  it('is none of the five in Dutch', () => {
    expect(otherLanguageOf('Ik wil een halve marathon lopen')).toBeUndefined();
  });
});
