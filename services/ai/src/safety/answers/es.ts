import type { SafetyTexts } from '../answer-texts.ts';

export const es: SafetyTexts = {
  harms: {
    emergency:
      'Esto puede ser una urgencia y no puede esperar a un plan. Llama ahora a {number}, o pide que alguien llame, y no conduzcas. Si se ha tragado algo, di qué y cuánto. Si ya pasó y te sientes bien, que te vea un médico hoy mismo.',
    'self-harm':
      'Gracias por contármelo. Lo que describes pesa más que cualquier plan, y no deberías llevarlo a solas.',
    minors:
      'No voy a ayudar con esto. Un niño o adolescente no puede consentir y saldría dañado. Si tienes esos pensamientos y no has hecho nada, hay personas formadas que hablan contigo en confianza y sin juzgarte.',
    danger:
      'Has hecho bien en decirlo. Nadie puede pegarte, amenazarte ni obligarte, y no es culpa tuya. Ningún plan debe enseñarte a soportarlo. Lo primero es que estés a salvo.',
    violence:
      'No voy a ayudar a hacer daño a nadie. Si tienes tanta rabia o desesperación como parece, toma distancia primero y habla hoy con alguien. Casi siempre hay otro camino.',
    stalking:
      'No voy a ayudar con esto, porque asustaría o dañaría a otra persona. Lo que te hicieron puede doler mucho. Ayudan la distancia y alguien con quien hablar.',
    withdrawal:
      'Querer dejarlo es una buena decisión. Pero no lo dejes de golpe: puede causar convulsiones y poner la vida en peligro. Llama antes a un médico o a un centro de adicciones; con ellos es seguro y más fácil.',
    medication:
      'No dejes, subas ni cambies esta medicación por tu cuenta: puede ser peligroso, aunque te sientas bien. Cuéntale a tu médico o farmacéutico qué te molesta. Pueden cambiar la dosis poco a poco.',
    'eating-disorder':
      'No haré un plan para esto, porque dañaría tu cuerpo. Lo que describes es difícil de vivir, y tiene tratamiento. Enseña este mensaje a un médico o a alguien que esté de tu lado.',
    'extreme-weight':
      'No haré este plan: un peso tan bajo, un cambio tan rápido o un ayuno tan largo pueden dañar el corazón. Los médicos aconsejan de medio kilo a un kilo por semana, y pueden decirte qué peso es sano para ti.',
    illegal:
      'No puedo ayudar con esto: es ilegal y podría dañar a otros y a ti. Si detrás hay falta de dinero, presión o una adicción, hay ayuda para eso, y con gusto planeo contigo un camino honesto.',
    money:
      'No haré un plan para esto. Podrías perder dinero que necesitas, y querer recuperar las pérdidas casi siempre las aumenta. Espera unos días, no envíes nada y háblalo con alguien que no gane nada con ello.',
  },
  people: 'Soy un coach de planificación y no puedo darte la ayuda que mereces ahora, pero estas personas sí, hoy:',
  danger:
    'Si tú u otra persona estáis en peligro inmediato, llama ahora a {number} o ve a urgencias. Si puedes, avisa a alguien de confianza y pídele que se quede contigo.',
  localNumber: 'el número de emergencias de tu país (112 en Europa)',
  closing: 'Tus metas pueden esperar. Estaré aquí cuando quieras volver a ellas.',
};
