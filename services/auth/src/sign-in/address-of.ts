import type { HttpExchange } from '@pathwise/service-kit/http/handler';
import { networkOf } from '@pathwise/service-kit/throttle/throttle.rules';

/** What the throttle counts a request's address under. */
export const addressOf = (http: Pick<HttpExchange, 'clientAddress'>) => networkOf(http.clientAddress ?? 'unknown');
