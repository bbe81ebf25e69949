import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import type { Shop } from './provider/shop.ts';

export interface BillingDeps extends ServiceDeps<Config> {
  /** Stripe. Undefined in Testing Mode. */
  readonly shop: Shop | undefined;
}
/** What a use case that calls Stripe has. */
export type ShopDeps = BillingDeps & { readonly shop: Shop };
