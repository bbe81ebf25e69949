# Every image of Pathwise:
#   docker build --target process  --build-arg PROCESS=services/goals -t pathwise/goals .
#   docker build --target process  --build-arg PROCESS=gateway        -t pathwise/gateway .
#   docker build --target frontend --build-arg FRONTEND=planner       -t pathwise/site-planner .
#   docker build --target stripe-stand-in                             -t pathwise/stripe-stand-in .
# Node runs the TypeScript as it is, through the workspace's links, so an image keeps the folders of the repository.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# The package.json files alone: a change of code leaves the installed packages in the cache.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# What the gateway and the services need at run time, and the list of it. All images share this one layer.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --workspace=gateway --workspace=services --no-update-notifier
COPY local/src /tools
RUN node /tools/list-packages.ts node_modules/.package-lock.json > sbom.cdx.json

# One frontend, built, and the list of what its image contains: its server's packages, and those in its files.
FROM ${NODE_IMAGE} AS built
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-update-notifier
COPY packages packages
COPY frontends frontends
ARG FRONTEND=shell
RUN cd frontends/$FRONTEND && npx webpack-cli --config webpack.config.mjs --mode production
COPY local/src /tools
COPY --from=packages /app/node_modules/.package-lock.json /tools/installed.json
RUN node /tools/list-packages.ts /tools/installed.json frontends/$FRONTEND/dist/maps > sbom.cdx.json

# Node without package managers. /keys is where the compose file keeps its keys.
FROM ${NODE_IMAGE} AS node
RUN rm -rf /usr/local/lib/node_modules /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/yarn* /usr/local/bin/corepack \
      /usr/bin/apt* /usr/bin/dpkg* /usr/sbin/dpkg* /usr/lib/apt /var/lib/apt /var/cache/apt \
 && install -d -o 1000 -g 1000 /keys /keys/private /keys/public /compiled
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 INTERNAL_PORT=8081 NODE_COMPILE_CACHE=/compiled
EXPOSE 8080 8081
USER 1000:1000
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.INTERNAL_PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# A service or the gateway.
FROM node AS process
ARG PROCESS=gateway
COPY --from=packages /app /app
COPY packages/contracts /app/packages/contracts
COPY packages/service-kit /app/packages/service-kit
COPY $PROCESS /app/$PROCESS
WORKDIR /app/$PROCESS
# Keeps the modules compiled, so that a start takes half of the time. Without its settings the process ends once they are loaded.
RUN node --disable-warning=ExperimentalWarning src/main.ts 2>/dev/null; test "$(ls /compiled/* | wc -l)" -gt 500
CMD ["node", "--disable-warning=ExperimentalWarning", "src/main.ts"]
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Pathwise $PROCESS" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"

# The stand-in for Stripe, for trying payments. It has no packages.
FROM node AS stripe-stand-in
USER root
RUN install -d -o 1000 -g 1000 /state
USER 1000:1000
COPY packages/stripe-stand-in /app
WORKDIR /app
ENV STATE_FILE=/state/stripe.json
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}`).then(() => process.exit(0), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "src/main.ts"]

# The files of the shell or of a remote, and their server.
FROM node AS frontend
COPY --from=packages /app /app
COPY packages/contracts /app/packages/contracts
COPY packages/service-kit /app/packages/service-kit
COPY gateway /app/gateway
WORKDIR /app/gateway
ARG FRONTEND=shell
COPY --from=built /app/frontends/$FRONTEND/dist /files
COPY --from=built /app/sbom.cdx.json /app/sbom.cdx.json
RUN node --disable-warning=ExperimentalWarning src/serve-files.ts 2>/dev/null; test "$(ls /compiled/* | wc -l)" -gt 500
ENV FILES_DIR=/files
CMD ["node", "--disable-warning=ExperimentalWarning", "src/serve-files.ts"]
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Pathwise $FRONTEND" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
