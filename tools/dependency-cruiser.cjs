// Who may import whom. tools/boundaries.mjs runs these rules and proves that they still find violations.
const inside = (path) => ({ path });
// folders of a remote that every feature may use; any other folder under src is a feature
const sharedRooms = 'page|saving|[^/]+-kit';
const shell = '^frontends/shell/src/';
// folders of the shell that every page may use
const shellRooms = 'sections|prompt|markdown|public-pages|upgrade';
const forbidden = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbidden('no-circular', {}, { circular: true }),
    forbidden('services-do-not-import-each-other', inside('^services/([^/]+)/'), {
      path: '^services/',
      pathNot: '^services/$1/',
    }),
    forbidden('services-share-only-contracts-and-kit', inside('^services/[^/]+/src'), {
      path: '^(packages|gateway|frontends|local|e2e)/',
      pathNot: '^packages/(contracts|service-kit)/',
    }),
    forbidden('gateway-shares-only-contracts-and-kit', inside('^gateway/src'), {
      path: '^(packages|services|frontends|local|e2e)/',
      pathNot: '^packages/(contracts|service-kit)/',
    }),
    forbidden('gateway-has-no-database', inside('^gateway/src'), {
      path: '^(packages/service-kit/src/(mongo/(?!errors)|transactions/|trash/|service\\.ts|running/|http/idempotency)|node_modules/mongoose)',
    }),
    forbidden('contracts-depend-on-nothing-of-ours', inside('^packages/contracts/src'), {
      path: '^(packages/(?!contracts)|services|gateway|frontends|local|e2e)',
    }),
    forbidden('kit-knows-contracts-only', inside('^packages/service-kit/src'), {
      path: '^(packages/(?!contracts|service-kit)|services|gateway|frontends|local|e2e)',
    }),
    forbidden('packages-do-not-import-the-launcher', inside('^packages/'), { path: '^(local|e2e)/' }),
    forbidden(
      'broker-client-in-one-folder',
      {
        path: '^(packages|services|gateway)/',
        pathNot: '^packages/(service-kit/src/events|service-testkit|local-servers)/',
      },
      { path: '^node_modules/nats/' },
    ),
    forbidden('frontends-do-not-import-each-other', inside('^frontends/([^/]+)/'), {
      path: '^frontends/',
      pathNot: '^frontends/$1/',
    }),
    forbidden(
      'features-do-not-import-one-another', // nor src/app, which composes them
      inside(`^frontends/(?!shell/)([^/]+)/src/(?!app/|(?:${sharedRooms})/)([^/]+)/`),
      { path: '^frontends/$1/src/', pathNot: `^frontends/$1/src/(?:$2|${sharedRooms})/` },
    ),
    forbidden('shared-rooms-know-no-feature', inside(`^frontends/(?!shell/)([^/]+)/src/(?:${sharedRooms})/`), {
      path: '^frontends/$1/src/',
      pathNot: `^frontends/$1/src/(?:${sharedRooms})/`,
    }),
    forbidden(
      'shell-pages-do-not-import-one-another', // nor src/app
      inside(`${shell}(?!app/|(?:${shellRooms})/)([^/]+)/`),
      { path: shell, pathNot: `${shell}(?:$1|${shellRooms})/` },
    ),
    forbidden('shell-rooms-know-no-page', inside(`${shell}(?:${shellRooms})/`), {
      path: shell,
      pathNot: `${shell}(?:${shellRooms})/`,
    }),
    forbidden(
      'browser-takes-types-and-rules-of-contracts', // decision 0002; the exceptions load zod together with their dialog
      {
        path: '^(frontends|packages/(ui|federation|remote-kit|api-client))/.*src/',
        pathNot:
          '^frontends/(planner/src/(goal-kit/goal-schema\\.ts|roadmap/milestone-dialog\\.tsx)|social/src/posts/post-schema\\.ts)$',
      },
      { path: '^packages/contracts/src/', pathNot: '\\.rules\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbidden('frontends-use-no-server-code', inside('^(frontends|packages/(ui|federation|remote-kit|api-client))/'), {
      path: '^(services|gateway|local|e2e|packages/(service|local)-)',
    }),
    forbidden('ui-knows-no-api', inside('^packages/ui/src'), { path: '^packages/(?!ui/)' }),
    forbidden('rules-are-pure', inside('\\.rules\\.ts$'), {
      path: '(\\.model\\.ts$|^node_modules/(mongoose|nats|express)/)',
      dependencyTypesNot: ['type-only'], // types are erased at run time
    }),
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no JavaScript API, so the default parser would read no module
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|(^|/)(dist|\\.cache|\\.local|generated)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
