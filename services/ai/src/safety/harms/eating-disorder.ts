import type { HarmWords } from '../phrases.rules.ts';

/** Starving, purging and similar. Amounts of calories, fasts and weights are computed in `amounts.rules.ts`. */
export const eatingDisorder: HarmWords = {
  phrases: {
    en: {
      lists: {
        meal: ['meal', 'meals', 'eating', 'eat', 'dinner', 'lunch', 'breakfast', 'food', 'binge', 'binges', 'bingeing', 'binging', 'snacks', 'supper'],
        thin: ['thin', 'thinner', 'skinny', 'skinnier', 'skeletal', 'underweight', 'bones', 'size zero', 'lose weight', 'weight loss', 'slim', 'skeleton'],
      },
      sure: [
        'become/be/get/being/stay/go/turn/turning anorexic/anorexia/bulimic/bulimia/ana/mia', 'pro ana', 'proana', 'pro mia', 'promia', 'thinspo', 'thinspiration', 'bonespo', 'meanspo', 'thigh gap', 'ana buddy', 'ana coach', 'ana tips', 'my? anorexia/anorexic weight', 'lowest weight again', 'back to my anorexic/anorexia/lowest/sick', 'visible ribs/bones/collarbones', 'ribs/bones/collarbones/hipbones .. visible/show/showing/stick/poke/see', 'see my ribs/bones/spine/collarbones',
        'throw up/after .. {meal}', 'throw up after/every/each/my/what', 'make/making myself throw up', 'throw up .. without anyone/noticing', 'purge/purging after/every/my/without/daily/what/in', 'binge and throw/purge', 'binge purge', 'chew* and spit*', 'laxatives', 'diuretics .. {thin}', 'ipecac', 'fingers down my throat', 'bulimic without', 'be bulimic', 'as an anorexic',
      ],
      likely: [
        'stop/stopping eating $', 'stop/stopping eating completely/entirely/altogether/anything/food/until/to/for/at/so/and', 'not eat/eating anything/at/for/until/all/any/food ! after ! before ! between ! meat ! sugar ! late', 'eat nothing ! after ! before ! between ! until noon ! but homemade/vegetables/healthy', 'dont eat anything/at ! after ! before ! late', 'eat as little as possible', 'skip/skipping all/every/most my? meals/food', 'skip lunch/meals/breakfast/dinner and/every/all .. {thin}', 'starve* .. {thin}', 'starve* myself', 'starve until/off/the/down', 'starvation diet', 'go without food', 'live/survive/living on air/water/ice/coffee/cigarettes/gum/nothing/cucumber/lettuce/cucumbers/apples/black', 'only water and/or/with', 'only/just/nothing/drink but? water/coffee/diet/tea .. until/for weeks/days/prom/wedding/beach/summer/week/month', 'no more than/then one/1/two/an apple/rice/carrot/meal/yogurt/egg .. day', 'one apple a day ! keep* ! doctor', 'an apple a day and', 'hide/hiding .. dont/not/not eat/eating', 'hide/throw/throwing my? food .. parents/mum/mom/so/away/napkin', 'pretend to eat', 'pretend i ate', 'avoid eating .. family/parents/in/at/with/mum', 'punish* .. no/without food/eating/meals', 'punish myself for eating', 'earn my food', 'burn off everything/all i eat', 'burn/exercise off every calorie', 'not deserve to eat', 'dont deserve to eat', 'cotton balls', 'tapeworm', 'appetite suppressants', 'diet pills .. {thin}/quick/fast', 'clenbuterol', 'dnp', 'size zero', 'size double zero', 'size 00', 'be underweight', 'become underweight', 'stay underweight', 'be as thin/skinny as', 'get dangerously/extremely thin/skinny', 'sick skinny', 'heroin chic', 'skin and bones', 'skinny enough to', 'hide my eating disorder', 'keep my eating disorder', 'water and black? coffee', 'restrict* .. calories/food/intake .. more/lower/harder/further/without', 'restrict harder', 'fit into kids/childrens clothes', 'lose my period', 'zero calories', 'no calories', 'eat every other day', 'eat once/only every two/three/other/2/3/second/third', 'eat only once a week', 'throw up', 'vomit*', 'purge/purging',
      ],
      harmless: ['throw up on/at/in boats/the/planes/cars/sea/stage', 'stop/avoid/fear/scared/afraid/not .. throw up', 'throw up during/while/before/when', 'purge/purging my? closet/wardrobe/clothes/house/inbox/files/emails/desk/old/of', 'morning sickness', 'recover* from', 'stop binge*', 'stop purging', 'stop starving', 'stop eating meat/sugar/sweets/chocolate/fast/junk/late/at/dairy/gluten/bread/carbs/out/when/in/processed/snacks/between/after/fish/so/too/animal/crisps/red/night', 'baby throw up', 'feed the hungry', 'throw up a/my hands/wall', 'stop eating .. after/at/night', 'blood test'],
    },
    de: {
      sure: ['magersuchtig* ! freundin/tochter', 'anorexi* werden', 'anorektisch', 'bulimi* ! therap* ! uberwinden', 'pro ana', 'erbrechen/ubergeben .. essen/heimlich/mahlzeit*', 'essen/mahlzeit*/mittag .. erbrechen/ubergeben/auskotzen/kotzen', 'mich .. ubergeben/erbrechen ! nicht', 'finger in den hals', 'abfuhrmittel', 'runterhunger*', 'runterzuhunger*', 'mich .. hungern', 'hungern bis', 'zu tode hungern', 'knochen sieht/sehen/sichtbar/sehe', 'rippen sieht/sehen/sichtbar/sehe', 'size zero', 'thigh gap', 'thinspo'],
      likely: ['nichts mehr essen', 'gar nichts essen', 'gar nicht mehr essen', 'nicht mehr essen $', 'aufhoren zu essen', 'nichts essen ! nach ! vor', 'so wenig wie moglich essen', 'nur noch? wasser und/trinken', 'von luft leben', 'ein/einen apfel am tag', 'untergewicht*', 'jede zweite mahlzeit auslassen', 'essen verstecken', 'alle mahlzeiten auslassen', 'haut und knochen', 'verheimlichen .. nicht/nichts esse', 'nur jeden zweiten tag essen'],
      harmless: ['aus der magersucht', 'magersucht uberwinden/besiegen', 'nichts mehr essen nach', 'nach 18/19/20 uhr', 'untergewicht loswerden'],
    },
    fr: {
      sure: ['anorexique', 'boulimique', 'pro ana', 'me faire vomir', 'vomir .. repas/manger/diner/mange', 'vomir apres', 'laxatif*', 'm affamer', 'me priver de nourriture/manger', 'voir mes os/cotes', 'os visibles', 'cotes visibles', 'thigh gap', 'thinspo'],
      likely: ['arreter/arrete de manger $', 'arreter/arrete de manger pour/jusqu/completement/pendant', 'ne plus manger $', 'ne plus rien manger', 'ne rien manger ! apres ! avant', 'ne plus manger du tout', 'manger le moins possible', 'une pomme par jour', 'sauter tous les repas', 'que de l eau', 'squelettique', 'insuffisance ponderale', 'cacher que je ne mange', 'peau sur les os', 'maigre comme un clou', 'etre la plus maigre', 'me punir .. manger'],
      harmless: ['sortir de l anorexie', 'guerir de l anorexie', 'guerir de la boulimie', 'pour ne pas vomir', 'sans vomir', 'ne plus manger de/du/la'],
    },
    es: {
      sure: ['ser/volverme/hacerme/ponerme anorexica/anorexico/bulimica/bulimico', 'pro ana', 'vomitar .. comer/comida/comidas/cena/cenar', 'vomitar despues', 'provocarme el vomito', 'provocarme vomitos', 'laxantes', 'matarme de hambre', 'morirme de hambre para adelgazar', 'pasar hambre', 'me vean los huesos', 'marquen los huesos', 'ver mis huesos/costillas', 'en los huesos', 'thigh gap', 'thinspo'],
      likely: ['dejar de comer $', 'dejar de comer hasta/para/del/por/completamente', 'no comer nada ! despues ! antes ! entre', 'no comer $', 'no comer en/durante .. dias/semana', 'comer lo menos posible', 'una manzana al dia', 'saltarme todas las comidas', 'solo agua', 'esconder/ocultar que no como', 'bajo peso', 'esqueletic*', 'castigarme sin comer', 'comer un dia si'],
      harmless: ['superar/recuperarme de/la/de la anorexia/bulimia?', 'sin vomitar', 'solo agua en vez', 'no comer carne/azucar/dulces'],
    },
    pt: {
      sure: ['virar/ser/ficar/tornar anorexica/anorexico/bulimica/bulimico', 'pro ana', 'vomitar .. comer/comida/refeicao/refeicoes/jantar', 'vomitar depois', 'provocar vomito', 'forcar o vomito', 'laxante*', 'passar fome', 'me matar de fome', 'ver meus ossos', 'ver minhas costelas', 'ossos aparecendo/aparecerem/aparecam', 'thigh gap', 'thinspo'],
      likely: ['parar de comer $', 'parar de comer para/pra/ate/completamente/por', 'nao comer nada ! depois ! antes ! entre', 'ficar sem comer', 'nao comer $', 'comer o minimo possivel', 'uma maca por dia', 'pular todas as refeicoes', 'so agua', 'esconder que nao como', 'abaixo do peso', 'pele e osso', 'esqueletic*', 'me punir sem comer'],
      harmless: ['superar a anorexia/bulimia', 'recuperar da anorexia', 'sem vomitar'],
    },
    it: {
      sure: ['anoressica', 'anoressico', 'bulimica', 'bulimico', 'pro ana', 'vomitare .. pasti/mangiare/pasto/mangiato/cena', 'vomitare dopo', 'procurarmi il vomito', 'indurmi il vomito', 'lassativi', 'affamarmi', 'morire di fame per dimagrire', 'vedere le ossa/costole', 'vedano le ossa', 'ossa visibili', 'thigh gap', 'thinspo'],
      likely: ['smettere di mangiare $', 'smettere di mangiare per/fino/finche/del/completamente', 'non mangiare niente/nulla/piu ! dopo ! prima ! carne ! dolci', 'non mangiare $', 'mangiare il meno possibile', 'una mela al giorno', 'saltare tutti i pasti', 'solo acqua', 'nascondere che non mangio', 'sottopeso', 'pelle e ossa', 'scheletric*', 'magrissim*', 'punirmi .. mangiare'],
      harmless: ['guarire dall anoressia', 'uscire dall anoressia', 'superare l anoressia', 'senza vomitare'],
    },
  },
};
