import { describe, expect, it } from '@jest/globals';
import { fits, indexedPart, prefixesOf, termsOf, wordsOf } from './words.rules.ts';

const finds = (query: string, text: string) => fits(wordsOf([text]), termsOf(query));

describe('a search', () => {
  it.each([
    ['jose', 'José'],
    ['JOSÉ', 'jose'],
    ['Jos\u0065\u0301', 'José'],
    ['strasse', 'Straße'],
    ['lodz', 'Łódź'],
    ['orsted', 'Ørsted'],
    ['aebelo', 'Æbelø'],
    ['istanbul', 'İstanbul'],
    ['oδυσσε'.replace('o', 'ο'), 'ΟΔΥΣΣΕΥΣ'],
    ['ΟΔΥΣΣΕΥΣ', 'Οδυσσεύς'],
    ['елка', 'Ёлка'],
    ['محمد', 'مُحَمَّد'],
    ['अनु', 'अनुष्का'],
    ['김철', '김철수'],
    ['東京大', '東京大学'],
    ['大学', '東京大学'],
    ['กรุงเทพ', 'กรุงเทพมหานคร'],
    ['obrien', "O'Brien"],
    ['o’brien', "O'Brien"],
    ['brien', "O'Brien"],
    ['pierre', 'Jean-Pierre'],
    ['3rd', 'Ann 3rd'],
    ['fin', 'ﬁne'],
    ['ngata ann', 'Ann Ngata'],
    ['an ng', 'Ann Ngata'],
  ])('for %s finds %s', (query, text) => expect(finds(query, text)).toBe(true));

  it.each([
    ['nna', 'Anna'],
    ['anna', 'Ann'],
    ['ann baker', 'Ann Ngata'],
    ['kai', 'がい'],
    ['अन', 'ओन'],
  ])('for %s does not find %s', (query, text) => expect(finds(query, text)).toBe(false));

  it('looks at every text there is', () => {
    expect(wordsOf(['Ann', null, 'A mill', 'ann@example.org'])).toEqual(['ann', 'a', 'mill', 'example', 'org']);
  });

  it('without a letter or digit looks for nothing', () => {
    expect(termsOf(' !?* .^ ')).toEqual([]);
  });

  it('looks for eight words at the most, each once', () => {
    expect(termsOf('a b c A B d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });
});

describe('the index', () => {
  it('holds the beginnings of words up to eight letters, and the empty one for everybody', () => {
    expect(prefixesOf(['ann', 'anna'])).toEqual(['', 'a', 'an', 'ann', 'anna']);
    expect(prefixesOf(['photographer']).at(-1)).toBe('photogra');
    expect(prefixesOf([])).toEqual(['']);
  });

  it('holds the indexed part of every term that finds a profile, letters of two code units included', () => {
    const words = wordsOf(['𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸𐌹', 'photographer']);
    for (const term of termsOf('𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸 photograph')) {
      expect(prefixesOf(words)).toContain(indexedPart(term));
      expect(indexedPart(term).isWellFormed()).toBe(true);
    }
  });
});
