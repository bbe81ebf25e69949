import { stringify } from 'yaml';
import { rules } from './alerts.ts';
import { dashboardFiles } from './dashboards.ts';

const made = '# Made from local/src/monitoring by `npm run generate`; do not edit.\n';
const yaml = (value: object) => made + stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

const names = Object.keys(dashboardFiles).map((file) => `dashboards/${file}`);

/** For the Prometheus operator: the same rules as an object of the cluster. */
const ruleObject = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'pathwise', labels: { 'app.kubernetes.io/part-of': 'pathwise' } },
  spec: rules,
};

const kustomization = {
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  resources: ['scrape.yaml', 'network.yaml', 'prometheus-rule.yaml'],
  configMapGenerator: [
    { name: 'dashboards', files: names, options: { labels: { grafana_dashboard: '1' }, disableNameSuffixHash: true } },
  ],
};

/** The generated files of k8s/components/monitoring. */
export const monitoringFiles: Readonly<Record<string, string>> = {
  'kustomization.yaml': yaml(kustomization),
  'rules.yaml': yaml(rules),
  'prometheus-rule.yaml': yaml(ruleObject),
  ...Object.fromEntries(Object.entries(dashboardFiles).map(([name, text]) => [`dashboards/${name}`, text])),
};
