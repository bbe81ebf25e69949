import type { DeclaredConsumer } from './consumers.ts';
import { componentOf, type Manifest, scaling, toYaml } from './manifests.ts';

/** Events that one replica may have before it. */
const lagOfReplica = 20;

/**
 * The generated files of k8s/components/keda by name: each service scales by the lag of its consumers too. KEDA makes the autoscaler,
 * so the service's own goes. A consumer that the broker does not know would count as far behind, so the names are the declared ones.
 */
export function kedaFiles(consumers: Readonly<Record<string, readonly DeclaredConsumer[]>>): Record<string, string> {
  const services = Object.entries(consumers).filter(([, own]) => own.length > 0);
  const kustomization = componentOf({
    resources: ['scaled.yaml', 'monitor.yaml'],
    patches: services.map(([name]) => ({
      target: { kind: 'HorizontalPodAutoscaler', name },
      patch: `apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: { name: ${name} }\n$patch: delete\n`,
    })),
  });
  return {
    'scaled.yaml': toYaml(services.map(([name, own]) => scaledObject(name, own))),
    'kustomization.yaml': toYaml([kustomization]),
  };
}

const scaledObject = (name: string, consumers: readonly DeclaredConsumer[]): Manifest => ({
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'ScaledObject',
  metadata: { name, labels: { 'app.kubernetes.io/part-of': 'pathwise' } },
  spec: {
    scaleTargetRef: { name },
    minReplicaCount: scaling.least,
    maxReplicaCount: scaling.most,
    triggers: [
      { type: 'cpu', metricType: 'Utilization', metadata: { value: `${scaling.cpuPercent}` } },
      ...consumers.map(({ name: consumer }) => ({
        type: 'nats-jetstream',
        metadata: {
          natsServerMonitoringEndpoint: 'nats-monitor.pathwise.svc:8222',
          account: '$G',
          stream: 'EVENTS',
          consumer,
          lagThreshold: `${lagOfReplica}`,
        },
      })),
    ],
  },
});
