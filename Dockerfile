# Three stages: packages, build, and an image that holds only what runs.
FROM node:26-slim AS packages
WORKDIR /versta
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
COPY . .
RUN PATH=node_modules/.bin:$PATH node server/tools/build.ts && npm prune --omit=dev

FROM node:26-slim
WORKDIR /versta
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /versta/node_modules node_modules
COPY --from=build --chown=node:node /versta/dist dist
COPY --from=build --chown=node:node /versta/server server
COPY --from=build --chown=node:node /versta/schema schema
COPY --from=build --chown=node:node /versta/package.json ./
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "--max-old-space-size=512", "server/main.ts"]
