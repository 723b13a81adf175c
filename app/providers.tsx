import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { ConnectionNotice } from "#app/navigation/connection-notice.tsx";
import { RouteAnnouncer } from "#app/navigation/route-announcer.tsx";
import { ScrollManager } from "#app/navigation/scroll-manager.tsx";

/** What every page may count on: the data-fetching client, scrolling, focus, and a word when the connection fails. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());

  useEffect(() => {
    if (window.boot) window.boot.booted = true;
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <ScrollManager />
      {/* React takes over what stands in here piece by piece, and first where the visitor is. */}
      <Suspense>{children}</Suspense>
      <RouteAnnouncer />
      <ConnectionNotice />
    </QueryClientProvider>
  );
}
