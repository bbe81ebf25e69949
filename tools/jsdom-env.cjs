// jsdom lacks web globals that Node has and our libraries need
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const k of [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'structuredClone',
      'AbortController',
      'AbortSignal',
    ]) {
      if (k.startsWith('Abort') || this.global[k] === undefined) this.global[k] = globalThis[k];
    }
    this.global.Uint8Array = globalThis.Uint8Array;
  }
};
