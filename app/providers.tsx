import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { ConnectionProvider } from "#app/navigation/connection.tsx";
import { RouteAnnouncer } from "#app/navigation/route-announcer.tsx";

/** What every page may count on: the data-fetching client, focus, and a word when the connection fails. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());

  return (
    <QueryClientProvider client={queryClient}>
      <ConnectionProvider>
        {/* React takes over what stands in here piece by piece, and first where the visitor is. */}
        <Suspense>
          {children}
          <Booted />
        </Suspense>
        <RouteAnnouncer />
      </ConnectionProvider>
    </QueryClientProvider>
  );
}

/** Its effect runs once the page beside it has hydrated. */
function Booted() {
  useEffect(() => {
    if (window.boot) window.boot.isBooted = true;
  }, []);
  return null;
}
