import { api } from '@pathwise/federation/api';
import { query, useQuery } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { useState } from 'react';

const hostsQuery = { ...query(api.auth.listImageHosts), staleTime: 0 };

/** Fetches a picture from an address as an import does, and says which sites are allowed. */
export function ImageTestCard() {
  const [imageUrl, setImageUrl] = useState('');
  const test = useOwnMutation({
    mutationFn: () => api.auth.testImageDownload({ body: { imageUrl: imageUrl.trim() } }),
    onSuccess: ({ success, message }) =>
      notify({
        title: success ? 'Image Downloaded' : 'Download Failed',
        description: message,
        variant: success ? 'default' : 'destructive',
      }),
    onError: (error) => showFailure('Download Failed', error),
  });
  return (
    <Card title="Test an image download">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (imageUrl.trim() && !test.isPending) test.mutate();
        }}
      >
        <AllowedSites />
        <Field label="Image URL" hint="Images under 10MB are fetched and converted to JPG.">
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2000}
            value={imageUrl}
            onChange={({ target }) => setImageUrl(target.value)}
          />
        </Field>
        <Button type="submit" className="justify-self-start" disabled={!imageUrl.trim()} loading={test.isPending}>
          Test download
        </Button>
        {test.data ? <p className={test.data.success ? undefined : 'text-danger'}>{test.data.message}</p> : null}
        {test.data?.publicPath ? (
          <img
            src={test.data.publicPath}
            alt="The result of the download"
            className="size-24 rounded-md border border-line object-cover"
          />
        ) : null}
      </form>
    </Card>
  );
}

function AllowedSites() {
  const hosts = useQuery(hostsQuery);
  return (
    <Loaded
      query={hosts}
      skeleton={
        <SkeletonGroup label="Loading allowed sites">
          <Skeleton className="h-10" />
        </SkeletonGroup>
      }
      failure={() => 'The allowed sites could not be loaded'}
    >
      {({ hosts: sites, setting }) => (
        <p className="wrap-anywhere text-text-2">
          {sites.length === 0
            ? 'No site is allowed yet, so no image is fetched. The operator lists allowed sites in '
            : `Images may come from ${sites.join(', ')}. The operator lists allowed sites in `}
          <code className="rounded-sm bg-sunken px-1">{setting}</code>.
        </p>
      )}
    </Loaded>
  );
}
