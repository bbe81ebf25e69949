/** The values from the global setup: server addresses, and the key pair of the internal tokens. */
export type TestEnvironment = { mongoUrl: string; natsUrl: string; jwtPrivateKey: string; jwtPublicKey: string };

/** Throws when the tests run without the global setup. */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): TestEnvironment {
  return {
    mongoUrl: required(env, 'TEST_MONGO_URL'),
    natsUrl: required(env, 'TEST_NATS_URL'),
    jwtPrivateKey: required(env, 'TEST_JWT_PRIVATE_KEY'),
    jwtPublicKey: required(env, 'TEST_JWT_PUBLIC_KEY'),
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set: run this through jest with the project's configuration`);
  return value;
}
